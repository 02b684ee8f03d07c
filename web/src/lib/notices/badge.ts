/** The number on the app's icon, where the browser can: the tables where it is this person's turn. */

export function showBadge(count: number): void {
  const app = navigator as Navigator & {
    setAppBadge?: (count: number) => Promise<void>;
    clearAppBadge?: () => Promise<void>;
  };
  void (count > 0 ? app.setAppBadge?.(count) : app.clearAppBadge?.())?.catch(() => {});
}
