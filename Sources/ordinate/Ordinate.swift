@main
struct Ordinate {
    static func main() {
        print("ordinate")
    }
}
