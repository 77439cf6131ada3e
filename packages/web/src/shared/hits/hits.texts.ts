import { texts } from '../../lib/texts.ts';

export const hitsTexts = texts('hits', {
  play: { en: 'Play from {{time}}', ua: 'Відтворити з {{time}}', ru: 'Воспроизвести с {{time}}' },
  stop: { en: 'Stop', ua: 'Зупинити', ru: 'Остановить' },
  open: {
    en: 'Open the call at {{time}}',
    ua: 'Відкрити дзвінок на {{time}}',
    ru: 'Открыть звонок на {{time}}',
  },
  similarity: { en: 'Similarity {{value}}', ua: 'Схожість {{value}}', ru: 'Сходство {{value}}' },
  more: {
    en: { one: '{{count}} more passage', other: '{{count}} more passages' },
    ua: {
      one: 'Ще {{count}} уривок',
      few: 'Ще {{count}} уривки',
      many: 'Ще {{count}} уривків',
      other: 'Ще {{count}} уривка',
    },
    ru: {
      one: 'Ещё {{count}} отрывок',
      few: 'Ещё {{count}} отрывка',
      many: 'Ещё {{count}} отрывков',
      other: 'Ещё {{count}} отрывка',
    },
  },
  fewer: { en: 'Show fewer', ua: 'Згорнути', ru: 'Свернуть' },
  metric: { en: 'Metric', ua: 'Показник', ru: 'Показатель' },
  emotion: { en: 'Share of what was said', ua: 'Частка сказаного', ru: 'Доля сказанного' },
  event: { en: 'How often', ua: 'Скільки разів', ru: 'Сколько раз' },
  label: { en: 'Label', ua: 'Мітка', ru: 'Метка' },
  labelNamed: { en: 'Label “{{name}}”', ua: 'Мітка «{{name}}»', ru: 'Метка «{{name}}»' },
  of: { en: '{{name}}, {{who}}', ua: '{{name}}, {{who}}', ru: '{{name}}, {{who}}' },
});
