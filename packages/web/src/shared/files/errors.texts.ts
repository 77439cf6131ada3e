import { texts } from '../../lib/texts.ts';

export const filesErrors = texts('errors:files', {
  'files.not_found': {
    en: 'This file is not here. It may have been deleted.',
    ua: 'Цього файлу немає. Можливо, його видалено.',
    ru: 'Этого файла нет. Возможно, он удалён.',
  },
  'files.too_many_fields': {
    en: 'A call keeps 300 fields of its own at most. Take away some that nobody needs.',
    ua: 'Дзвінок зберігає щонайбільше 300 власних полів. Приберіть зайві.',
    ru: 'Звонок хранит не больше 300 своих полей. Уберите лишние.',
  },
  'files.empty': {
    en: 'The file is empty. Export it again.',
    ua: 'Файл порожній. Збережіть його ще раз.',
    ru: 'Файл пуст. Сохраните его ещё раз.',
  },
  'files.too_large': {
    en: 'Larger than 100 MB. Split it or save it as MP3.',
    ua: 'Більший за 100 МБ. Поділіть його або збережіть як MP3.',
    ru: 'Больше 100 МБ. Разделите его или сохраните как MP3.',
  },
  'files.type_not_allowed': {
    en: 'This type is not accepted. Use WAV, MP3, Opus, PCM, or TXT, VTT, SRT, JSON.',
    ua: 'Такий тип не приймається. Підходять WAV, MP3, Opus, PCM або TXT, VTT, SRT, JSON.',
    ru: 'Такой тип не принимается. Подходят WAV, MP3, Opus, PCM или TXT, VTT, SRT, JSON.',
  },
  'files.content_mismatch': {
    en: 'The content is not what the name says. Check the file type.',
    ua: 'Вміст не відповідає назві. Перевірте тип файлу.',
    ru: 'Содержимое не соответствует имени. Проверьте тип файла.',
  },
  'files.truncated': {
    en: 'The recording is cut off before its end. Copy it again from where it was made.',
    ua: 'Запис обривається раніше кінця. Скопіюйте його ще раз із джерела.',
    ru: 'Запись обрывается раньше конца. Скопируйте её заново из источника.',
  },
  'files.codec_not_supported': {
    en: 'This sound encoding is not supported. Save it as PCM, A-law, µ-law, GSM, ADPCM or MP3.',
    ua: 'Таке кодування звуку не підтримується. Збережіть як PCM, A-law, µ-law, GSM, ADPCM або MP3.',
    ru: 'Такое кодирование звука не поддерживается. Сохраните как PCM, A-law, µ-law, GSM, ADPCM или MP3.',
  },
  'files.no_audio': {
    en: 'There is no sound in this file.',
    ua: 'У цьому файлі немає звуку.',
    ru: 'В этом файле нет звука.',
  },
  'files.corrupt': {
    en: 'The sound cannot be read: the file is damaged. Copy it again.',
    ua: 'Звук не читається: файл пошкоджено. Скопіюйте його ще раз.',
    ru: 'Звук не читается: файл повреждён. Скопируйте его заново.',
  },
  'files.too_long': {
    en: 'The recording is longer than this installation accepts. Split it.',
    ua: 'Запис довший, ніж приймає ця система. Поділіть його.',
    ru: 'Запись длиннее, чем принимает эта система. Разделите её.',
  },
  'files.silent': {
    en: 'The whole recording is silence. Check how it is recorded.',
    ua: 'Увесь запис — тиша. Перевірте, як він записується.',
    ru: 'Вся запись — тишина. Проверьте, как она записывается.',
  },
  'files.no_text': {
    en: 'There are no words in this file.',
    ua: 'У цьому файлі немає слів.',
    ru: 'В этом файле нет слов.',
  },
  'files.transcript_unreadable': {
    en: 'The transcript cannot be read. Check its format.',
    ua: 'Транскрипт не читається. Перевірте його формат.',
    ru: 'Транскрипт не читается. Проверьте его формат.',
  },
  'files.transcript_too_long': {
    en: 'The transcript is too long: {{turns}} phrases and {{words}} words at most. Split it into several.',
    ua: 'Транскрипт задовгий: не більше {{turns}} фраз і {{words}} слів. Поділіть його на кілька.',
    ru: 'Транскрипт слишком длинный: не больше {{turns}} фраз и {{words}} слов. Разделите его на несколько.',
  },
  'files.archive_unsafe': {
    en: 'The archive unpacks to far more than it holds. Upload the files themselves.',
    ua: 'Архів розпаковується у надто великий обсяг. Завантажте самі файли.',
    ru: 'Архив распаковывается в слишком большой объём. Загрузите сами файлы.',
  },
  'files.archive_unreadable': {
    en: 'The archive cannot be opened. Pack it again.',
    ua: 'Архів не відкривається. Запакуйте його ще раз.',
    ru: 'Архив не открывается. Упакуйте его заново.',
  },
  'files.archive_empty': {
    en: 'Nothing in the archive can be taken in.',
    ua: 'В архіві немає нічого придатного.',
    ru: 'В архиве нет ничего подходящего.',
  },
  'files.metadata_invalid': {
    en: 'A field sent with the upload is not valid: {{field}}.',
    ua: 'Поле, надіслане з файлом, неправильне: {{field}}.',
    ru: 'Поле, отправленное с файлом, неверно: {{field}}.',
  },
  'files.not_processing': {
    en: 'The file is not being processed now.',
    ua: 'Файл зараз не обробляється.',
    ru: 'Файл сейчас не обрабатывается.',
  },
  'files.still_processing': {
    en: 'The file is still being processed. Wait until it is done.',
    ua: 'Файл ще обробляється. Зачекайте, доки завершиться.',
    ru: 'Файл ещё обрабатывается. Дождитесь окончания.',
  },
  'files.no_audio_kept': {
    en: 'This conversation has no sound.',
    ua: 'У цієї розмови немає звуку.',
    ru: 'У этого разговора нет звука.',
  },
  'files.missing_blob': {
    en: 'The stored sound is missing. Tell your administrator, then upload it again.',
    ua: 'Збереженого звуку немає. Повідомте адміністратора і завантажте файл знову.',
    ru: 'Сохранённого звука нет. Сообщите администратору и загрузите файл снова.',
  },
  'files.cancelled': { en: 'Processing was cancelled.', ua: 'Обробку скасовано.', ru: 'Обработка отменена.' },
});
