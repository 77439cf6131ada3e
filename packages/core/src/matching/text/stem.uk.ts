/** The stem of a Ukrainian word that the dictionary does not know. */
export function stemUkrainian(form: string): string {
  return form.length < 4
    ? form
    : form.replace(
        /(?:ами|ями|ого|ому|ові|еві|єві|ів|їв|ей|ою|ею|єю|ом|ем|єм|ах|ях|ам|ям|ий|ій|их|им|ими|[аеєиіїоуюяьй])$/,
        '',
      );
}
