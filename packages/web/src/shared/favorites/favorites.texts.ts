import { texts } from '../../lib/texts.ts';

export const favoriteTexts = texts('favorites', {
  add: { en: 'Add to favourites', ua: 'Додати до обраного', ru: 'Добавить в избранное' },
  remove: { en: 'Remove from favourites', ua: 'Прибрати з обраного', ru: 'Убрать из избранного' },
  added: { en: 'Added to favourites', ua: 'Додано до обраного', ru: 'Добавлено в избранное' },
  removed: { en: 'Removed from favourites', ua: 'Прибрано з обраного', ru: 'Убрано из избранного' },
});
