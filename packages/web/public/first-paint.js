// Runs before the first paint, so that a dark page never flashes white. Kept apart from the bundle: no inline scripts.
(() => {
  const root = document.documentElement;
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('earshot.customization') || '{}').state || {};
  } catch {
    // Storage may be closed to us; the defaults do.
  }
  const cookie = /(?:^|; )theme_mode=(dark|light)/.exec(document.cookie);
  const mode =
    kept.themeMode || cookie?.[1] || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
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
