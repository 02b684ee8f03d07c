import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/pieces.css";
import { mount } from "svelte";
import App from "./App.svelte";

const target = document.getElementById("app");
if (target) mount(App, { target });

// A page that was opened before an upgrade looks for a part that is gone: it begins anew, and the server knows the rest.
addEventListener("vite:preloadError", () => navigator.onLine && location.reload());
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  // The page may have loaded already: nothing here runs before the messages have come.
  const keep = (): void => void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  if (document.readyState === "complete") keep();
  else addEventListener("load", keep);
}
