// Before the first paint: the theme that was chosen, so that the page does not flash in the other one.
try {
  var settings = JSON.parse(localStorage.getItem("rummykit.settings") || "{}");
  if (settings.theme === "light" || settings.theme === "dark") document.documentElement.dataset.theme = settings.theme;
} catch {
  // Storage is closed to us: the system's theme will do.
}
