import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/felt.css";
import "./styles/pieces.css";
import "./styles/asked.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { has } from "$lib/features";
import { keepForLater } from "$lib/keeping";
import { recall } from "$lib/storage";

const target = document.getElementById("app");
if (target) mount(App, { target });

// Who is signed in has the same settings everywhere; a guest's are here, and nothing is asked.
if (recall<unknown>("chosen.joined", false) === true)
  void import("$lib/account/choices").then(({ keepUp }) => keepUp());

// A page that was opened before an upgrade looks for a part that is gone: it begins anew, and the server knows the rest.
addEventListener("vite:preloadError", () => navigator.onLine && location.reload());
if (import.meta.env.PROD) keepForLater();

// A browser that is told of turns says now and then that it is still there.
if (has("notices") && recall<unknown>("notices", null) !== null)
  void import("$lib/notices/push").then(({ renew }) => renew()).catch(() => undefined);
