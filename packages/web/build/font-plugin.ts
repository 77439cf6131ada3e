import type { Plugin } from 'vite';

const onest = /@fontsource-variable\/onest\/index\.css$/;

/**
 * The font says that it has the marks without a width, and has them not: each field of MUI has one, which would bring
 * the large Latin file to every page in vain.
 */
export function onlyWhatFontHas(): Plugin {
  return {
    name: 'earshot:font',
    enforce: 'pre',
    transform(css, id) {
      return onest.test(id) ? { code: css.replace('U+2000-206F', 'U+2010-206F'), map: null } : undefined;
    },
  };
}
