/** The stem of a Russian word that the dictionary does not know. */
export function stemRussian(form: string): string {
  return form.length < 4
    ? form
    : form.replace(
        /(?:ами|ями|ого|его|ому|ему|ов|ев|ей|ой|ом|ем|ах|ях|ам|ям|ый|ий|ая|ые|ие|[аеиоуыэюяьй])$/,
        '',
      );
}
