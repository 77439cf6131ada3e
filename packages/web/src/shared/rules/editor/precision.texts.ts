import { texts } from '../../../lib/texts.ts';

export const precisionTexts = texts('rule-precision', {
  title: { en: 'Precision of the versions', ua: 'Точність версій', ru: 'Точность версий' },
  text: {
    en: 'How often each version was right about the calls that people marked.',
    ua: 'Як часто кожна версія мала рацію щодо позначених дзвінків.',
    ru: 'Как часто каждая версия была права насчёт отмеченных звонков.',
  },
  version: { en: 'Version {{version}}', ua: 'Версія {{version}}', ru: 'Версия {{version}}' },
  of: {
    en: '{{right}} right of {{all}} marked',
    ua: 'правильних {{right}} із {{all}} позначених',
    ru: 'верных {{right}} из {{all}} отмеченных',
  },
  missing: {
    en: { one: '{{shown}} more mark is needed', other: '{{shown}} more marks are needed' },
    ua: {
      one: 'потрібна ще {{shown}} позначка',
      few: 'потрібні ще {{shown}} позначки',
      many: 'потрібно ще {{shown}} позначок',
      other: 'потрібно ще {{shown}} позначки',
    },
    ru: {
      one: 'нужна ещё {{shown}} отметка',
      few: 'нужны ещё {{shown}} отметки',
      many: 'нужно ещё {{shown}} отметок',
      other: 'нужно ещё {{shown}} отметки',
    },
  },
});
