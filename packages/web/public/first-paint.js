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
  const locales = new Map([
    ['en', 'en'],
    ['uk', 'ua'],
    ['ru', 'ru'],
  ]);
  const ofBrowser = navigator.languages.map((tag) => locales.get(tag.split('-')[0].toLowerCase()));
  const locale = kept.locale || ofBrowser.find(Boolean) || 'en';
  root.lang = { ua: 'uk', ru: 'ru' }[locale] || 'en';
  if (kept.rtlLayout) root.dir = 'rtl';
  const words = root.getAttribute(`data-words-${locale}`);
  if (words) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = words;
    document.head.append(link);
  }
})();
