import Foundation

extension HTTPAnswer {
    /// What every answer must keep and this one does not, in words.
    package func violations(hasBody: Bool) -> [String] {
        var found: [String] = []
        func require(_ holds: Bool, _ words: String) {
            if !holds { found.append("\(status): \(words)") }
        }
        require(statusLine.utf8.starts(with: "HTTP/1.1 \(status) ".utf8), "status line \(statusLine.debugDescription)")
        let isControlled = fields.allSatisfy { field in
            field.value.utf8.allSatisfy { $0 >= 0x20 || $0 == 0x09 } && !field.name.isEmpty
        }
        require(isControlled, "control character in a field")
        if status < 200 {
            require(self["content-length"] == nil && self["transfer-encoding"] == nil, "framing on an interim answer")
            return found
        }
        require(isDateNow, "Date \(self["date"] ?? "missing")")
        let lengths = fields.filter { $0.name == "content-length" }
        require(self["transfer-encoding"] == nil, "no chunked answer is made here")
        if status == 204 || status == 304 {
            require(lengths.isEmpty, "length without content")
        } else {
            require(lengths.count == 1, "\(lengths.count) Content-Length fields")
            require(!isUnframed, "content and Content-Length differ")
        }
        let hasContent = hasBody ? !body.isEmpty : lengths.first.map { $0.value != "0" } ?? false
        require(!hasContent || self["content-type"] != nil, "content without a type")
        if status >= 400 {
            require(self["content-type"] == "application/problem+json", "a problem without its type")
            require(!hasBody || problemStatus == status, "a problem whose status differs: \(text)")
        }
        return found
    }

    private var problemStatus: Int? {
        let object = try? JSONSerialization.jsonObject(with: Data(body)) as? [String: Any]
        return object?["status"] as? Int
    }

    private var isDateNow: Bool {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        guard let text = self["date"], let date = formatter.date(from: text) else { return false }
        return formatter.string(from: date) == text && abs(date.timeIntervalSinceNow) <= 2
    }
}
