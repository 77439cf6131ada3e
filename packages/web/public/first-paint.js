// Runs before the first paint, so that a dark page never flashes white. Kept apart from the bundle: no inline scripts.
(() => {
  const root = document.documentElement;
  let kept = {};
  try {
    const look = /(?:^|; )customization=([^;]*)/.exec(document.cookie);
    if (look) kept = JSON.parse(decodeURIComponent(look[1])).state || {};
  } catch {
    // Not ours; the defaults do.
  }
  const chosen = /(?:^|; )theme_mode=(dark|light)/.exec(document.cookie);
  const mode = chosen?.[1] || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  root.dataset.theme = mode;
  root.lang = { ua: 'uk', ru: 'ru' }[kept.locale] || 'en';
  if (kept.rtlLayout) root.dir = 'rtl';
  const words = root.getAttribute(`data-words-${kept.locale || 'en'}`);
  if (words) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = words;
    document.head.append(link);
  }
})();
