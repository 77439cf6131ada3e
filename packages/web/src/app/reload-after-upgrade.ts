const key = 'earshot.reloaded';
/** A second failure so soon is not an upgrade: reloading again would go round for ever. */
const onceInMs = 30_000;

/** A tab that is older than the server asks for parts that are gone. */
export function reloadAfterUpgrade(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < onceInMs) return;
    event.preventDefault();
    sessionStorage.setItem(key, String(Date.now()));
    window.location.reload();
  });
}
