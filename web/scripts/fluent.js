// Messages in the form of Project Fluent, https://projectfluent.org, as Paraglide's reader of messages takes them.
import { lineOffset, parse } from "@fluent/syntax";

/** What a number is counted by in some language (CLDR); any other key of a variant is a value itself. */
const COUNTED = new Set(["zero", "one", "two", "few", "many", "other"]);

/** @typedef {{ declarations: string[], selectors: string[], match: Record<string, string> }} Variants */
/** @typedef {Record<string, string | [Variants]>} Messages */
/** @typedef {{ when: Record<string, string>, text: string }} Variant A text, and the keys of what it is for. */

/** As Paraglide's reader takes a text that means itself. @param {string} text */
const escaped = (text) => text.replace(/[\\{}]/g, "\\$&");

/** @param {string} text @returns {Variant[]} */
const always = (text) => [{ when: {}, text }];

/**
 * Each of some variants followed by each of others, as far as they can meet.
 * @param {Variant[]} before @param {Variant[]} after @returns {Variant[]}
 */
function joined(before, after) {
  return before.flatMap(({ when, text }) =>
    after
      .filter((each) => Object.entries(each.when).every(([selector, key]) => (when[selector] ?? key) === key))
      .map((each) => ({ when: { ...when, ...each.when }, text: text + each.text })),
  );
}

/**
 * A message from its pattern.
 * @param {import("@fluent/syntax").Pattern} pattern
 * @param {(node: import("@fluent/syntax").SyntaxNode, why: string) => never} refuse
 */
function messageOf(pattern, refuse) {
  const declarations = new Set();
  const selectors = new Set();

  /** @returns {Variant[]} The first of them whose keys are met is said. */
  const variantsOf = ({ elements }) => elements.map(alternatives).reduce(joined, always(""));

  /** @returns {Variant[]} */
  function alternatives(element) {
    switch (element.type) {
      case "TextElement":
        return always(escaped(element.value));
      case "StringLiteral":
        return always(escaped(element.parse().value));
      case "VariableReference":
        declarations.add(`input ${element.id.name}`);
        return always(`{${element.id.name}}`);
      case "Placeable":
        return alternatives(element.expression);
      case "SelectExpression":
        return select(element);
      default:
        return refuse(element, `a ${element.type} is not known here`);
    }
  }

  /** @returns {Variant[]} */
  function select({ selector, variants }) {
    if (selector.type !== "VariableReference") refuse(selector, "only a variable selects");
    const { name } = selector.id;
    declarations.add(`input ${name}`);
    const named = variants.filter((each) => !each.default);
    const rest = variants.find((each) => each.default);
    if (named.length === 0) selectors.add(name);
    const before = named.flatMap((each) => {
      const key = each.key.name ?? each.key.value;
      const selected = COUNTED.has(key) ? `${name}Plural` : name;
      if (selected !== name) declarations.add(`local ${selected} = ${name}: plural`);
      selectors.add(selected);
      return joined([{ when: { [selected]: key }, text: "" }], variantsOf(each.value));
    });
    return [...before, ...variantsOf(rest.value)];
  }

  const variants = variantsOf(pattern);
  if (selectors.size === 0) return variants[0].text;
  /** @type {Record<string, string>} */
  const match = {};
  for (const { when, text } of variants)
    match[[...selectors].map((selector) => `${selector}=${when[selector] ?? "*"}`).join(", ")] ??= text;
  return [{ declarations: [...declarations], selectors: [...selectors], match }];
}

/**
 * The messages of a file; an Error says where it has what Fluent or the page does not know.
 * @param {string} ftl @param {string} file Its name in an Error. @returns {Messages}
 */
export function messagesIn(ftl, file) {
  /** @type {Messages} */
  const messages = {};
  for (const entry of parse(ftl, { withSpans: true }).body) {
    if (entry.type.endsWith("Comment")) continue;
    const id = entry.id?.name ?? /^\S*/.exec(entry.content)[0];
    const refuse = ({ span }, why) => {
      throw new Error(`${file}, line ${lineOffset(ftl, span.start) + 1}: ${id}: ${why}`);
    };
    if (entry.type === "Junk") refuse(entry.annotations[0], entry.annotations[0].message);
    if (entry.type === "Term") refuse(entry.id, "a Term is not known here");
    if (entry.attributes.length > 0) refuse(entry.attributes[0], "an Attribute is not known here");
    if (Object.hasOwn(messages, id)) refuse(entry.id, "it is there twice");
    messages[id] = messageOf(entry.value, refuse);
  }
  return messages;
}

/**
 * A language's messages in the order of English, with the English ones in place of those it lacks.
 * @param {Messages} messages @param {Messages} english @param {string} file Its name in an Error. @returns {Messages}
 */
export function completed(messages, english, file) {
  const unknown = Object.keys(messages).filter((key) => !Object.hasOwn(english, key));
  if (unknown.length > 0) throw new Error(`${file}: not in English: ${unknown.join(", ")}`);
  return { ...english, ...messages };
}
