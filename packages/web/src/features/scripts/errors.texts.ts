import { texts } from '../../lib/texts.ts';

export const scriptsErrors = texts('errors:scripts', {
  'scripts.not_found': {
    en: 'This script no longer exists.',
    ua: 'Цього скрипту вже немає.',
    ru: 'Этого скрипта больше нет.',
  },
  'scripts.name_taken': {
    en: 'There is a script with this name. Choose another.',
    ua: 'Скрипт із такою назвою вже є. Виберіть іншу.',
    ru: 'Скрипт с таким названием уже есть. Выберите другое.',
  },
  'scripts.too_many': {
    en: 'These are too many words for one script: at most {{most}} variations, {{characters}} characters together. Make two scripts of it.',
    ua: 'Забагато слів для одного скрипту: щонайбільше варіантів — {{most}}, символів разом — {{characters}}. Зробіть із нього два.',
    ru: 'Слишком много слов для одного скрипта: вариантов не больше {{most}}, символов вместе не больше {{characters}}. Сделайте из него два.',
  },
  'scripts.invalid': {
    en: 'Variation {{variation}} cannot be read. Correct what is marked in it.',
    ua: 'Варіант {{variation}} не вдається прочитати. Виправте позначене в ньому.',
    ru: 'Вариант {{variation}} не удаётся прочитать. Исправьте отмеченное в нём.',
  },
});
