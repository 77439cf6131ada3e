/**
 * Texts of one feature, three languages side by side. A missing language or plural form does not compile.
 * `ua` is Ukrainian for the API and the stored locale; for Intl and the page the language is `uk`.
 *
 * The browser gets one language: the build leaves the names here and puts the words of each language into files of
 * their own (`build/texts-plugin.ts`), which `lib/i18n.ts` loads.
 */
export type Plain = { en: string; ua: string; ru: string };
type SlavicForms = { one: string; few: string; many: string; other: string };
export type Plural = { en: { one: string; other: string }; ua: SlavicForms; ru: SlavicForms };
export type Entries = Record<string, Plain | Plural>;

export type Texts<T extends Entries = Entries> = { namespace: string; entries: T };
/** The keys of one or several sets of texts. */
export type KeyOf<T extends Texts> = T extends Texts ? keyof T['entries'] & string : never;

/** `namespace` is the name of the feature; what several features keep for one reader begins alike: `errors:tags`. */
export const texts = <const T extends Entries>(namespace: string, entries: T): Texts<T> => ({
  namespace,
  entries,
});

/** One text of a feature, to be said elsewhere: in the menu, in a list of panels. */
export type Said = { texts: Texts; key: string };

export const said = <T extends Texts>(texts: T, key: KeyOf<T>): Said => ({ texts, key });
