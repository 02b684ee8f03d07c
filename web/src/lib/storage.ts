/** Small things remembered in this browser; where storage is closed, they last as long as the page. */

const PREFIX = "rummykit.";
const unstored = new Map<string, string>();

export function recall<T>(key: string, fallback: T): T {
  try {
    const text = unstored.get(key) ?? localStorage.getItem(PREFIX + key);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

export function remember(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(PREFIX + key, text);
    unstored.delete(key);
  } catch {
    unstored.set(key, text); // private mode, or full
  }
}
