// What the site of documents adds to its theme: a search by language, also in pages opened as files, and buttons that copy code.

const LANGUAGES = ["en", "de", "es", "it", "ja", "tr", "vi", "zh-Hans", "zh-Hant"];
const SHOWN = 20;
const { lang: own } = document.documentElement;
const { content_root: root } = document.documentElement.dataset;
const sections = {};
const loading = {};

/** A file of the index calls this with its pages, each with its address, its title and its sections. */
globalThis.indexed = (language, pages) => {
  const small = (text) => text.toLocaleLowerCase(language);
  sections[language] = pages.flatMap(([page, title, parts]) =>
    parts.map(([anchor, heading, text]) => ({
      language,
      href: `${root}${page}.html${anchor && `#${anchor}`}`,
      name: heading === title ? title : `${title} › ${heading}`,
      text,
      heading: small(heading),
      title: small(title),
      said: small(text),
    })),
  );
};

/** The sections of a language; a script, because a page that was opened as a file may read nothing else. */
function load(language) {
  return (loading[language] ??= new Promise((resolve, reject) => {
    const src = `${root}_static/search/${language}.js`;
    const failed = () => {
      delete loading[language]; // the next word asks again
      reject(new Error(`${src} did not load`));
    };
    document.head.append(element("script", { src, onload: () => resolve(sections[language]), onerror: failed }));
  }));
}

const isLetter = /[\p{L}\p{M}\p{N}]/u;

/** From 0 to 3: is the word in the text, and does it begin and end there as one? */
function fit(word, text) {
  const at = text.indexOf(word);
  return at < 0 ? 0 : 1 + !isLetter.test(text[at - 1] ?? "") + !isLetter.test(text[at + word.length] ?? "");
}

/** A heading counts most, and most of all one that says nothing else; then the title of the page; then the text. */
function worth(word, { heading, title, said }) {
  return 4 * fit(word, heading) + 2 * fit(word, title) + fit(word, said) + 3 * (heading === word);
}

async function find(question, language) {
  const asked = question.normalize("NFKC").toLocaleLowerCase(language);
  const parts = [...new Intl.Segmenter(language, { granularity: "word" }).segment(asked)];
  const words = parts.filter((part) => part.isWordLike).map((part) => part.segment);
  const found = [];
  for (const section of await load(language)) {
    const each = words.map((word) => worth(word, section));
    if (words.length && !each.includes(0)) {
      found.push({ section, words: [asked, ...words], worth: worth(asked, section) + Math.min(...each) });
    }
  }
  return found;
}

/** What is in the language of the page comes first, then English, and where both are little, all others. */
async function* findAnywhere(question) {
  const found = [];
  const others = LANGUAGES.filter((each) => each !== own && each !== "en");
  for (const languages of own === "en" ? [["en"], others] : [[own], ["en"], others]) {
    if (found.length >= SHOWN) return;
    const each = await Promise.all(languages.map((language) => find(question, language)));
    found.push(...each.flat().sort((a, b) => b.worth - a.worth));
    yield found;
  }
}

function element(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** Some text around what was asked for, which is marked. */
function excerpt({ section: { text, said }, words }) {
  const word = words.find((each) => said.includes(each)) ?? "";
  const at = said.indexOf(word);
  const from = Math.max(0, at - 40);
  const marked = element("mark", {}, text.slice(at, at + word.length));
  return [from ? "…" : "", text.slice(from, at), word && marked, text.slice(at + word.length, from + 160)];
}

function row(found) {
  const { href, name, language } = found.section;
  return element("li", { lang: language }, element("a", { href }, name), element("p", {}, ...excerpt(found)));
}

addEventListener("DOMContentLoaded", () => {
  const box = document.querySelector(".sidebar-search");
  const list = document.querySelector(".found");
  const status = document.querySelector(".found-status");
  const show = async () => {
    const question = box.value.trim();
    if (!question) return clear();
    try {
      for await (const found of findAnywhere(question)) {
        if (box.value.trim() !== question) return;
        list.replaceChildren(...found.slice(0, SHOWN).map(row));
        status.textContent = `${found.length || "Nothing"} found${found.length > SHOWN ? `, ${SHOWN} shown` : ""}`;
      }
    } catch (error) {
      status.textContent = `Search failed: ${error.message}.`;
    }
  };
  const clear = () => {
    list.replaceChildren();
    status.textContent = "";
  };
  box.addEventListener("focus", () => load(own).catch(() => {})); // what fails is said when something is asked
  box.addEventListener("input", show);
  box.form.addEventListener("submit", async (event) => {
    event.preventDefault();
    await show();
    list.querySelector("a")?.click();
  });
  addEventListener("keydown", (event) => {
    const typing = event.target.matches("input, textarea, select");
    const links = [box, ...list.querySelectorAll("a")];
    const at = links.indexOf(document.activeElement);
    const next = event.key === "ArrowDown" ? links[at + 1] : event.key === "ArrowUp" ? links[at - 1] : undefined;
    if (event.key === "/" && !typing) box.focus();
    else if (event.key === "Escape" && list.hasChildNodes()) {
      clear();
      box.focus();
    } else if (at >= 0 && next) next.focus();
    else return;
    event.preventDefault();
  });

  // What the theme leaves unsaid to those who hear a page or have no mouse.
  for (const [drawer, name] of [[".sidebar-drawer", "All pages"], [".toc-drawer", "On this page"]]) {
    document.querySelector(drawer)?.setAttribute("aria-label", name);
  }
  for (const each of document.querySelectorAll("dt.sig > dl, dt.sig > dl > dd")) each.role = "presentation";
  for (const wide of document.querySelectorAll("pre, .table-wrapper, .wide")) {
    if (wide.scrollWidth > wide.clientWidth) wide.tabIndex = 0;
  }

  if (!navigator.clipboard) return; // browsers have none in pages that a server sends without TLS
  for (const block of document.querySelectorAll("div.highlight")) {
    const copy = element("button", { type: "button", className: "copy", textContent: "Copy" });
    copy.addEventListener("click", async () => {
      await navigator.clipboard.writeText(block.querySelector("pre").textContent);
      copy.textContent = "Copied";
      setTimeout(() => (copy.textContent = "Copy"), 2000);
    });
    block.append(copy);
  }
});
