import Foundation
import GraphLayout
import Testing

@testable import GraphDocument

@Suite struct ThemeTests {
    private func text(_ octets: [UInt8]) -> String { String(decoding: octets, as: UTF8.self) }

    @Test func theLightThemeIsNoTheme() {
        #expect(GraphDocument.base(theme: .light, isSparkline: false) == GraphDocument())
    }

    @Test(arguments: Theme.allCases)
    func theDefaultsOfAThemeAreLeftOutAndFilledIn(theme: Theme) throws {
        let json = #"{"points":[1,2],"theme":"\#(theme.rawValue)"}"#
        let document = try read(json)
        #expect(text(document.canonicalJSON()) == (theme == .light ? #"{"points":[1,2]}"# : json))
        let background = ColorText.write(theme.look.background)
        #expect(text(document.normalizedJSON()).contains("\"background\":\"\(background)\""))
        let spelt = try read(
            #"{"yAxis":{"color":"\#(ColorText.write(theme.look.labels))"},"points":[1,2],"theme":"\#(theme.rawValue)"}"#
        )
        #expect(spelt == document)
    }

    @Test func aSingleOptionChangesTheTheme() throws {
        let json = #"{"points":[1],"theme":"bem","background":"white","fill":{"below":{"alpha":0.5}}}"#
        let document = try read(json)
        let spec = document.spec
        #expect(spec.background == .white)
        #expect(spec.series[0].line.color == .white)
        #expect(spec.series[0].fill.below == FillSpec.Area(color: Color.white.faded(0.2), alpha: 0.5))
        #expect(
            text(document.canonicalJSON())
                == ##"{"background":"#ffffff","fill":{"below":{"alpha":0.5}},"points":[1],"theme":"bem"}"##
        )
        let none = try read(#"{"points":[1],"theme":"bem","fill":{"below":null}}"#)
        #expect(none.spec.series[0].fill.below == nil)
        #expect(text(none.canonicalJSON()) == #"{"fill":{"below":null},"points":[1],"theme":"bem"}"#)
    }

    @Test func theThemeMayStandAnywhere() throws {
        #expect(
            try read(#"{"yAxis":{"enabled":true},"points":[1],"theme":"dark"}"#)
                == read(#"{"theme":"dark","points":[1],"yAxis":{"enabled":true}}"#)
        )
        #expect(
            try GraphDocument.read(query: "p=1&w=100&theme=dark", limits: GraphLimits())
                == read(#"{"theme":"dark","points":[1],"width":100}"#)
        )
    }

    /// The contrast of WCAG 2.2, section 1.4.3.
    @Test(arguments: Theme.allCases)
    func labelsAndTitlesAreLegible(theme: Theme) {
        let look = theme.look
        let least = theme == .bem ? 3.9 : 4.5
        for color in [look.ink, look.labels] { #expect(contrast(color, look.background) >= least) }
    }

    private func contrast(_ one: Color, _ other: Color) -> Double {
        let lights = [one, other].map { color in
            let linear = [color.red, color.green, color.blue].map {
                $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4)
            }
            return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2] + 0.05
        }.sorted()
        return lights[1] / lights[0]
    }

    @Test func aSparklineRunsFromEdgeToEdge() throws {
        let document = try read(#"{"points":[1,2],"labels":["a","b"],"sparkline":true}"#)
        let spec = document.spec
        #expect(!spec.xAxis.enabled && !spec.yAxis.enabled)
        #expect(spec.margin == 0)
        #expect(spec.legend.position == LegendSpec.Position.none)
        #expect(text(document.canonicalJSON()) == #"{"labels":["a","b"],"points":[1,2],"sparkline":true}"#)
    }

    @Test(arguments: ["null", #""top""#, #""none""#, #""left""#])
    func theLegendOfASparklineKeepsItsMeaning(position: String) throws {
        for series in [#"{"points":[1]}"#, #"{"points":[1]},{"points":[2]}"#] {
            let json = #"{"sparkline":true,"legend":{"position":\#(position)},"series":[\#(series)]}"#
            let document = try read(json)
            for form in [document.normalizedJSON(), document.canonicalJSON()] {
                #expect(try GraphDocument.read(json: form, limits: GraphLimits()) == document)
            }
        }
    }
}
