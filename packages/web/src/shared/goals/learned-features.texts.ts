import { texts } from '../../lib/texts.ts';

/** What learned questions go by, in words: how much of each there is in a call. */
export const featureTexts = texts('learned-features', {
  operator_refusals: { en: 'Operator says no', ua: 'Оператор відмовляє', ru: 'Оператор отказывает' },
  operator_refusals_late: {
    en: 'Operator says no late in the call',
    ua: 'Оператор відмовляє наприкінці дзвінка',
    ru: 'Оператор отказывает в конце звонка',
  },
  operator_successes: {
    en: 'Operator says that it is done',
    ua: 'Оператор каже, що зроблено',
    ru: 'Оператор говорит, что сделано',
  },
  operator_successes_late: {
    en: 'Operator says late in the call that it is done',
    ua: 'Оператор наприкінці дзвінка каже, що зроблено',
    ru: 'Оператор в конце звонка говорит, что сделано',
  },
  operator_outcome: {
    en: 'Whether the operator’s last word is that it is done',
    ua: 'Чи останнє слово оператора, що зроблено',
    ru: 'Последнее ли слово оператора, что сделано',
  },
  operator_repetition: { en: 'Operator repeats', ua: 'Оператор повторює', ru: 'Оператор повторяет' },
  operator_not_understanding: {
    en: 'Operator does not understand',
    ua: 'Оператор не розуміє',
    ru: 'Оператор не понимает',
  },
  operator_questions: { en: 'Operator asks', ua: 'Оператор запитує', ru: 'Оператор спрашивает' },
  operator_thanks: { en: 'Operator thanks', ua: 'Оператор дякує', ru: 'Оператор благодарит' },
  operator_farewell: {
    en: 'Operator says goodbye',
    ua: 'Оператор прощається',
    ru: 'Оператор прощается',
  },
  operator_valence: {
    en: 'How pleasant the operator’s words are',
    ua: 'Наскільки приємні слова оператора',
    ru: 'Насколько приятны слова оператора',
  },
  operator_words: {
    en: 'How much the operator says',
    ua: 'Скільки говорить оператор',
    ru: 'Сколько говорит оператор',
  },
  abonent_thanks: { en: 'Abonent thanks', ua: 'Абонент дякує', ru: 'Абонент благодарит' },
  abonent_thanks_end: {
    en: 'Abonent thanks in the end',
    ua: 'Абонент дякує наприкінці',
    ru: 'Абонент благодарит в конце',
  },
  abonent_agreement_late: {
    en: 'Abonent agrees late in the call',
    ua: 'Абонент погоджується наприкінці дзвінка',
    ru: 'Абонент соглашается в конце звонка',
  },
  abonent_refusals: { en: 'Abonent says no', ua: 'Абонент відмовляється', ru: 'Абонент отказывается' },
  abonent_not_understanding: {
    en: 'Abonent does not understand',
    ua: 'Абонент не розуміє',
    ru: 'Абонент не понимает',
  },
  abonent_changes_of_mind: {
    en: 'Abonent wants something else',
    ua: 'Абонент хоче чогось іншого',
    ru: 'Абонент хочет другого',
  },
  abonent_giving_up: {
    en: 'Abonent gives up',
    ua: 'Абонент не хоче продовжувати',
    ru: 'Абонент не хочет продолжать',
  },
  abonent_complaints: { en: 'Abonent complains', ua: 'Абонент скаржиться', ru: 'Абонент жалуется' },
  abonent_farewell: { en: 'Abonent says goodbye', ua: 'Абонент прощається', ru: 'Абонент прощается' },
  abonent_questions: { en: 'Abonent asks', ua: 'Абонент запитує', ru: 'Абонент спрашивает' },
  abonent_repetition: { en: 'Abonent repeats', ua: 'Абонент повторює', ru: 'Абонент повторяет' },
  abonent_loud: { en: 'Abonent is loud', ua: 'Абонент говорить гучно', ru: 'Абонент говорит громко' },
  abonent_valence: {
    en: 'How pleasant the abonent’s words are',
    ua: 'Наскільки приємні слова абонента',
    ru: 'Насколько приятны слова абонента',
  },
  abonent_valence_late: {
    en: 'How pleasant the abonent’s words are late in the call',
    ua: 'Наскільки приємні слова абонента наприкінці дзвінка',
    ru: 'Насколько приятны слова абонента в конце звонка',
  },
  abonent_least_valence: {
    en: 'The abonent’s least pleasant phrase',
    ua: 'Найменш приємна репліка абонента',
    ru: 'Наименее приятная реплика абонента',
  },
  abonent_anger: { en: 'Abonent is angry', ua: 'Абонент гнівається', ru: 'Абонент злится' },
  abonent_words: {
    en: 'How much the abonent says',
    ua: 'Скільки говорить абонент',
    ru: 'Сколько говорит абонент',
  },
  phrases: {
    en: 'How long the conversation is',
    ua: 'Скільки триває розмова',
    ru: 'Сколько длится разговор',
  },
  operator_has_last_word: {
    en: 'Operator has the last word',
    ua: 'Останнє слово за оператором',
    ru: 'Последнее слово за оператором',
  },
  silence_share: { en: 'How much silence there is', ua: 'Скільки тиші', ru: 'Сколько тишины' },
  operator_response: {
    en: 'How long the operator takes to answer',
    ua: 'Як довго оператор не відповідає',
    ru: 'Как долго оператор не отвечает',
  },
  abonent_interruptions: { en: 'Abonent interrupts', ua: 'Абонент перебиває', ru: 'Абонент перебивает' },
});

/** How grounds are told. */
export const groundTexts = texts('learned-grounds', {
  said_operator: {
    en: 'Operator says “{{term}}”',
    ua: 'Оператор каже «{{term}}»',
    ru: 'Оператор говорит «{{term}}»',
  },
  said_operator_end: {
    en: 'Operator says “{{term}}” in the end',
    ua: 'Оператор наприкінці каже «{{term}}»',
    ru: 'Оператор в конце говорит «{{term}}»',
  },
  said_abonent: {
    en: 'Abonent says “{{term}}”',
    ua: 'Абонент каже «{{term}}»',
    ru: 'Абонент говорит «{{term}}»',
  },
  said_abonent_end: {
    en: 'Abonent says “{{term}}” in the end',
    ua: 'Абонент наприкінці каже «{{term}}»',
    ru: 'Абонент в конце говорит «{{term}}»',
  },
  less: {
    en: 'less than in other calls',
    ua: 'менше, ніж в інших дзвінках',
    ru: 'меньше, чем в других звонках',
  },
  forYes: { en: 'for yes', ua: 'за «так»', ru: 'за «да»' },
  forNo: { en: 'for no', ua: 'за «ні»', ru: 'за «нет»' },
  goesBy: { en: 'What it goes by', ua: 'На чому ґрунтується', ru: 'На чём основано' },
});
