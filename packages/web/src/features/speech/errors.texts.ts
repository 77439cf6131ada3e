import { texts } from '../../lib/texts.ts';

export const speechErrors = texts('errors:speech', {
  'speech.no_engine': {
    en: 'No speech engine for this language. Add one in Speech engines.',
    ua: 'Для цієї мови немає рушія розпізнавання. Додайте його в розділі рушіїв.',
    ru: 'Для этого языка нет движка распознавания. Добавьте его в разделе движков.',
  },
  'speech.engine_missing': {
    en: 'The speech engine is not installed. Fetch a model in Speech engines.',
    ua: 'Рушій розпізнавання не встановлено. Отримайте модель у розділі рушіїв.',
    ru: 'Движок распознавания не установлен. Получите модель в разделе движков.',
  },
  'speech.server_not_set': {
    en: 'No transcription server is connected. Enter its address below.',
    ua: 'Сервер розпізнавання не підключено. Вкажіть його адресу нижче.',
    ru: 'Сервер распознавания не подключён. Укажите его адрес ниже.',
  },
  'speech.engine_failed': {
    en: 'The speech engine could not do it. Try again or choose another engine.',
    ua: 'Рушій розпізнавання не впорався. Спробуйте ще раз або виберіть інший.',
    ru: 'Движок распознавания не справился. Попробуйте ещё раз или выберите другой.',
  },
  'speech.engine_crashed': {
    en: 'The speech engine stopped by itself. Try again; if it repeats, choose another.',
    ua: 'Рушій розпізнавання зупинився сам. Спробуйте ще раз; якщо повториться, виберіть інший.',
    ru: 'Движок распознавания остановился сам. Попробуйте ещё раз; если повторится, выберите другой.',
  },
  'speech.engine_out_of_memory': {
    en: 'The speech engine needs more memory than the server has. Choose a smaller model.',
    ua: 'Рушію розпізнавання бракує памʼяті сервера. Виберіть меншу модель.',
    ru: 'Движку распознавания не хватает памяти сервера. Выберите модель поменьше.',
  },
  'speech.engine_timeout': {
    en: 'The speech engine took too long. Try again or choose a faster model.',
    ua: 'Рушій розпізнавання працював надто довго. Спробуйте ще раз або виберіть швидшу модель.',
    ru: 'Движок распознавания работал слишком долго. Попробуйте ещё раз или выберите модель побыстрее.',
  },
  'speech.server_unreachable': {
    en: 'The transcription server does not answer. Check its address and that it runs.',
    ua: 'Сервер розпізнавання не відповідає. Перевірте адресу й те, чи він працює.',
    ru: 'Сервер распознавания не отвечает. Проверьте адрес и то, работает ли он.',
  },
  'speech.server_refused': {
    en: 'The transcription server refused. Check the key and the model name.',
    ua: 'Сервер розпізнавання відмовив. Перевірте ключ і назву моделі.',
    ru: 'Сервер распознавания отказал. Проверьте ключ и название модели.',
  },
  'speech.server_address': {
    en: 'This address is not allowed. Give a full http or https address.',
    ua: 'Така адреса не дозволена. Вкажіть повну адресу http або https.',
    ru: 'Такой адрес не разрешён. Укажите полный адрес http или https.',
  },
  'speech.model_not_found': {
    en: 'There is no such model.',
    ua: 'Такої моделі немає.',
    ru: 'Такой модели нет.',
  },
  'speech.model_corrupt': {
    en: 'A file of the model arrived damaged. Fetch it again.',
    ua: 'Файл моделі надійшов пошкодженим. Отримайте модель ще раз.',
    ru: 'Файл модели пришёл повреждённым. Получите модель ещё раз.',
  },
  'speech.model_incomplete': {
    en: 'A file of the model is missing. Fetch it again or check the folder.',
    ua: 'Бракує файлу моделі. Отримайте модель ще раз або перевірте теку.',
    ru: 'Не хватает файла модели. Получите модель ещё раз или проверьте папку.',
  },
  'speech.model_busy': {
    en: 'The model is being fetched already.',
    ua: 'Модель уже отримується.',
    ru: 'Эту модель уже получают.',
  },
  'speech.download_failed': {
    en: 'The model could not be fetched. Check the address and that the server can reach it.',
    ua: 'Модель не вдалося отримати. Перевірте адресу й те, чи доступна вона серверу.',
    ru: 'Модель не удалось получить. Проверьте адрес и то, доступен ли он серверу.',
  },
  'speech.no_disk_space': {
    en: 'Not enough disk space on the server. Free some and try again.',
    ua: 'На сервері бракує місця. Звільніть його і спробуйте ще раз.',
    ru: 'На сервере не хватает места. Освободите его и попробуйте ещё раз.',
  },
});
