// The search of this site runs in a worker. Browsers allow none to a page that was opened as a file, so there a hidden
// frame does its work. The theme looks for the name IFrameWorker to know that.
if (location.protocol === "file:") {
  window.IFrameWorker = class extends EventTarget {
    #frame = document.createElement("iframe");
    #ready;

    constructor(url) {
      super();
      this.#frame.hidden = true;
      document.body.append(this.#frame);
      const inside = this.#frame.contentWindow;
      addEventListener("message", (event) => {
        if (event.source !== inside) return;
        const heard = new MessageEvent("message", { data: event.data });
        this.dispatchEvent(heard);
        this.onmessage?.(heard);
      });
      inside.document.open();
      inside.document.write(`<script>
        postMessage = (told) => parent.postMessage(told, "*");
        importScripts = async (...scripts) => {
          for (const src of scripts)
            await new Promise((onload) => document.body.append(Object.assign(document.createElement("script"), { src, onload })));
        };
      </script><body><script src="${url}"></script>`);
      inside.document.close();
      this.#ready = new Promise((resolve) => {
        inside.onload = resolve;
      });
    }

    postMessage(data) {
      this.#ready.then(() =>
        this.#frame.contentWindow.dispatchEvent(new MessageEvent("message", { data: structuredClone(data) })),
      );
    }

    terminate() {
      this.#frame.remove();
    }
  };
  window.Worker = window.IFrameWorker;
}
