/** Messages in Fluent's form become those that Paraglide's reader takes. */
import { expect, it } from "vitest";
import { type Variants, completed, messagesIn } from "../scripts/fluent.js";

const messageOf = (ftl: string) => messagesIn(`said = ${ftl}\n`, "page.ftl")["said"]!;
/** The first variant that is met is said, so their order counts. */
const variantsOf = (ftl: string) => Object.entries((messageOf(ftl) as [Variants])[0].match);

it("a text says its fields", () => {
  expect(messageOf("{ $name } draws { $card }")).toBe("{name} draws {card}");
});

it("blanks and braces that are written as texts are said, and a backslash is one", () => {
  expect(messageOf('{ " " }or{ " " }')).toBe(" or ");
  expect(messageOf('{ "{" }a{ "}" }, \\{ $b }')).toBe("\\{a\\}, \\\\{b}");
});

it("lines are joined as Fluent does, without what they are indented by", () => {
  expect(messageOf("\n    one\n      two\n\n    three\n")).toBe("one\n  two\n\nthree");
});

it("comments say nothing", () => {
  expect(messagesIn("### File\n\n## Part\n\n# Of this\nsaid = Yes\n", "page.ftl")).toEqual({ said: "Yes" });
});

it("a value selects a text, and the default is for every other value, whatever it is called and wherever it is", () => {
  const variants = [
    ["kind=wild", "Wild"],
    ["kind=*", "Mixed"],
  ];
  expect(variantsOf("{ $kind ->\n    [wild] Wild\n   *[other] Mixed\n }")).toEqual(variants);
  expect(variantsOf("{ $kind ->\n   *[mixed] Mixed\n    [wild] Wild\n }")).toEqual(variants);
});

it("a number is counted by the categories of its language, or selected as it is", () => {
  expect(messageOf("{ $count ->\n    [0] None\n    [one] { $count } card\n   *[other] { $count } cards\n }")).toEqual([
    {
      declarations: ["input count", "local countPlural = count: plural"],
      selectors: ["count", "countPlural"],
      match: {
        "count=0, countPlural=*": "None",
        "count=*, countPlural=one": "{count} card",
        "count=*, countPlural=*": "{count} cards",
      },
    },
  ]);
});

it("a group of variants has a default of its own", () => {
  const ftl = `
    { $family ->
         [tiles] { $count ->
             [one] a tile
            *[other] tiles
        }
        *[other] cards
    }`;
  expect(variantsOf(ftl)).toEqual([
    ["family=tiles, countPlural=one", "a tile"],
    ["family=tiles, countPlural=*", "tiles"],
    ["family=*, countPlural=*", "cards"],
  ]);
});

it("what is around variants is said with each, and variants of one number agree", () => {
  const are = "{ $count ->\n    [one] is\n   *[other] are\n }";
  const cards = "{ $count ->\n    [one] card\n   *[other] cards\n }";
  expect(variantsOf(`There ${are} { $count } ${cards}.`)).toEqual([
    ["countPlural=one", "There is {count} card."],
    ["countPlural=*", "There are {count} cards."],
  ]);
});

it("a field that only selects is a field where there is nothing to select", () => {
  expect(messageOf("{ $family ->\n   *[other] Lay\n }")).toEqual([
    { declarations: ["input family"], selectors: ["family"], match: { "family=*": "Lay" } },
  ]);
});

it.each([
  ["one = One\ntwo Two\n", 'page.ftl, line 2: two: Expected token: "="'],
  ["one = One\n\n# Of two\ntwo =\n", 'page.ftl, line 4: two: Expected message "two" to have a value or attributes'],
  ["one = { $count ->\n    [one] a card\n }\n", "page.ftl, line 3: one: Expected one of the variants"],
  ["one = One\ntwo = { one }\n", "page.ftl, line 2: two: a MessageReference is not known here"],
  ["one =\n    One\n    { NUMBER($count) }\n", "page.ftl, line 3: one: a FunctionReference is not known here"],
  ["one = { NUMBER($count) ->\n   *[other] One\n }\n", "page.ftl, line 1: one: only a variable selects"],
  ["-one = One\n", "page.ftl, line 1: one: a Term is not known here"],
  ["one = One\n    .title = Title\n", "page.ftl, line 2: one: an Attribute is not known here"],
  ["one = One\none = Two\n", "page.ftl, line 2: one: it is there twice"],
])("what the page does not know is an error that says where: %j", (ftl, error) => {
  expect(() => messagesIn(ftl, "page.ftl")).toThrow(error);
});

it("what a language lacks is said in English, and what English lacks is an error", () => {
  expect(completed({ two: "zwei" }, { one: "one", two: "two" }, "page.ftl")).toEqual({ one: "one", two: "zwei" });
  expect(() => completed({ three: "drei" }, { one: "one" }, "page.ftl")).toThrow("page.ftl: not in English: three");
});
