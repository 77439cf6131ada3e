import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { formatSeconds } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { type Speech, useSaveServer, useTestServer } from '../../shared/speech/speech.queries.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { words } from '../../shared/words.texts.ts';
import { speechTexts } from './speech.texts.ts';

type Fields = { url: string; model: string; key: string };

export function ServerForm({ server }: { server: Speech['server'] }) {
  const t = useTexts(speechTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const save = useSaveServer();
  const test = useTestServer();
  const form = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: { url: server?.url ?? '', model: server?.model ?? '', key: '' },
  });
  const isFixed = server?.from_environment ?? false;
  const bodyOf = ({ url, model, key }: Fields) => ({
    url: url.trim(),
    model: model.trim(),
    ...(key === '' ? {} : { key }),
  });
  /** Another address makes this form anew before a callback of `mutate` would be called. */
  const put = (body: Parameters<typeof save.mutateAsync>[0]) =>
    void save.mutateAsync(body).then(() => notify.done(w('saved')), notify.failed);
  return (
    <section>
      <h2>{t('server')}</h2>
      <form
        className="card server-form"
        noValidate
        onSubmit={form.handleSubmit((values) => put(bodyOf(values)))}
      >
        <p className="t2">{t(server?.from_environment ? 'fromEnvironment' : 'serverLead')}</p>
        <ServerFields form={form} server={server} />
        <TestResult test={test} />
        <div className="row" style={{ flexWrap: 'wrap' }}>
          {!isFixed && (
            <Button type="submit" variant="contained" loading={save.isPending}>
              {w('save')}
            </Button>
          )}
          <Button
            variant="outlined"
            loading={test.isPending}
            onClick={form.handleSubmit((values) => test.mutate(bodyOf(values), { onError: notify.failed }))}
          >
            {t('testServer')}
          </Button>
          {!isFixed && server !== null && (
            <Button color="error" onClick={() => put({ url: '', model: '' })}>
              {t('disconnect')}
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}

type FieldsProps = { form: UseFormReturn<Fields>; server: Speech['server'] };

function ServerFields({ form, server }: FieldsProps) {
  const t = useTexts(speechTexts);
  const { errors } = form.formState;
  const isFixed = server?.from_environment ?? false;
  return (
    <div className="server-fields">
      <TextField
        label={t('url')}
        placeholder="http://192.168.1.20:8000/v1"
        disabled={isFixed}
        error={errors.url !== undefined}
        helperText={errors.url?.message}
        {...form.register('url', {
          required: t('urlMissing'),
          pattern: { value: /^\s*https?:\/\/\S+\s*$/i, message: t('urlWrong') },
        })}
      />
      <TextField
        label={t('model')}
        placeholder="whisper-1"
        disabled={isFixed}
        error={errors.model !== undefined}
        helperText={errors.model?.message}
        {...form.register('model', { required: t('modelMissing') })}
      />
      <TextField
        label={t('key')}
        type="password"
        autoComplete="off"
        disabled={isFixed}
        helperText={t(server?.has_key ? 'keyKept' : 'keyHelp')}
        {...form.register('key')}
      />
    </div>
  );
}

function TestResult({ test }: { test: ReturnType<typeof useTestServer> }) {
  const t = useTexts(speechTexts);
  const errorText = useErrorText();
  if (test.data === undefined) return null;
  const { ok, text, word_times: times, ms, error } = test.data;
  return (
    <div className={`notice ${ok ? 'tone-ok' : 'tone-bad'}`} role="status">
      {ok ? <CircleCheck size={16} aria-hidden /> : <TriangleAlert size={16} aria-hidden />}
      <div>
        {ok
          ? t('serverOk', { time: formatSeconds(ms), times: t(`times_${times ?? 'estimated'}`) })
          : error && errorText(error)}
        {text && <div>{t('heard', { text })}</div>}
        {error?.params.reason && <div className="sm">{t('serverSaid', { text: error.params.reason })}</div>}
      </div>
    </div>
  );
}
