// Before the first paint: the theme that was chosen, so that the page does not flash in the other one; and what the page
// needs is asked for at once, not only when the scripts that need it have come: messages, games, a table with its scripts.
(function () {
  function kept(name) {
    try {
      return JSON.parse(localStorage.getItem("rummykit." + name));
    } catch {
      return null; // Storage is closed to us: what is usual will do.
    }
  }
  function told(name) {
    var meta = document.querySelector('meta[name="' + name + '"]');
    return meta ? meta.content : "";
  }
  function ask(rel, address, as) {
    var link = document.createElement("link");
    link.rel = rel;
    link.href = address;
    link.crossOrigin = "anonymous";
    if (as) link.as = as;
    document.head.append(link);
  }

  var settings = kept("settings") || {};
  var root = document.documentElement.dataset;
  if (settings.theme === "light" || settings.theme === "dark") root.theme = settings.theme;
  if (typeof settings.felt === "string") root.felt = settings.felt;

  // A guess is enough; i18n.svelte.ts decides.
  var messages = JSON.parse(told("messages") || "{}");
  var chosen = kept("locale");
  var wanted = messages[chosen] ? [chosen] : navigator.languages || [];
  for (var at = 0; at < wanted.length; at++) {
    var tag = wanted[at]
      .replace(/^zh-(?:tw|hk|mo)$|^yue.*/i, "zh-Hant")
      .replace(/^zh(?:-(?!hant|hans).*)?$/i, "zh-Hans");
    var language = Object.keys(messages).find(function (each) {
      return each === tag || each === tag.split("-")[0] || tag.indexOf(each + "-") === 0;
    });
    if (language) break;
  }
  language = language || "en";
  if (messages[language]) ask("modulepreload", messages[language]);
  var later = JSON.parse(told("later-messages") || "{}");
  if (later[language] && !/^\/(?:games|together|t\/[^/]+)?$/.test(location.pathname))
    ask("modulepreload", later[language]);

  var games = told("games");
  if (games && /^\/(?:scorepad|referee|solver|lobby)?$/.test(location.pathname))
    ask("preload", games + (games.indexOf("?") < 0 ? "?" : "&") + "lang=" + language, "fetch");
  var table = /^\/t\/([^/]+)$/.exec(location.pathname);
  if (!table) return;
  ask("preload", "/api/tables/" + table[1], "fetch");
  if (navigator.serviceWorker && navigator.serviceWorker.controller) return; // which has them here
  JSON.parse(told("table") || "[]").forEach(function (file) {
    if (/\.css$/.test(file)) ask("preload", file, "style");
    else ask("modulepreload", file);
  });
})();
