const wordsOf = (text: string): string[] => text.trim().split(/\s+/);

/**
 * Beginnings of words by which a question asks for something that a transcript does not hold: how it sounded, or what was done on a
 * screen. Each stands for a word of its language and its forms.
 */
export const beyondWords: readonly string[] = wordsOf(`
  tone warm warmly friendly smil intonation cheerful enthusias calmly polite empath energetic voice screen crm ticket
  clicks typed notes wrap-up тон тоні тоном тепл привітн усміх посміх інтонац бадьор спокійн ввічлив емпат голос
  екран карт нотат заявк тоне приветлив улыб интонац бодр спокойн вежлив эмпат экран заметк
`);

/** Words that join two things that may come out differently. */
export const joiners: readonly string[] = ['and', 'і', 'й', 'та', 'и', 'а також', 'also', 'also,'];

/**
 * Beginnings of what people do in calls: behind a joiner one of these begins a second question (*greets and asks*), a noun does
 * not (*company and name*).
 */
export const doings: readonly string[] = wordsOf(`
  ask say tell offer explain verif confirm greet thank apologi repeat check promis warn clos propos mention introduc
  summari listen give tak hold transfer call use wait state provid solv answer agree find inform пита запиту каже
  говор розповід пропон поясн перевір підтвердж віта дяку вибач повтор обіця попередж заверш згаду назива підсум
  слуха дає чека надає вирішу відповід погодж дізна повідомл уточн просит спрашив говорит расска предлаг объясн
  провер подтвержд приветств здоров благодар извин обеща предупрежд заверш упомин называ подвод слуша даёт дает ждёт
  ждет решает отвеч соглаш узна сообща уточня прос
`);
