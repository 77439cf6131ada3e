import type { Tag } from '@earshot/core/tags/tags.api.ts';
import { type Plain, texts } from '../../../lib/texts.ts';

const wording: Record<Tag['color'], Plain> = {
  grey: { en: 'Grey', ua: 'Сірий', ru: 'Серый' },
  red: { en: 'Red', ua: 'Червоний', ru: 'Красный' },
  orange: { en: 'Orange', ua: 'Помаранчевий', ru: 'Оранжевый' },
  yellow: { en: 'Yellow', ua: 'Жовтий', ru: 'Жёлтый' },
  green: { en: 'Green', ua: 'Зелений', ru: 'Зелёный' },
  teal: { en: 'Teal', ua: 'Бірюзовий', ru: 'Бирюзовый' },
  blue: { en: 'Blue', ua: 'Синій', ru: 'Синий' },
  purple: { en: 'Purple', ua: 'Фіолетовий', ru: 'Фиолетовый' },
  pink: { en: 'Pink', ua: 'Рожевий', ru: 'Розовый' },
};

/** What the colours of tags are called. */
export const tagColorTexts = texts('tag-colors', wording);
