import type { ServerAddress } from '../../engines/openai/transcription-server.ts';
import type { Services } from '../../platform/context.ts';
import { readSetting, saveSetting } from '../installation/settings.ts';

const settingKey = 'speech_server';

type Stored = { url: string; model: string; key: string | null };

/** The transcription server in force; the environment wins over the settings. */
export async function findServer(services: Services): Promise<ServerAddress | undefined> {
  if (services.config.asr !== undefined) return services.config.asr;
  const stored = (await readSetting(services, settingKey)) as Stored | undefined;
  if (stored === undefined) return undefined;
  return {
    url: stored.url,
    model: stored.model,
    key: stored.key === null ? undefined : services.secrets.open(stored.key),
  };
}

/** Saves the server, its key encrypted; undefined removes it. */
export async function saveServer(services: Services, address: ServerAddress | undefined): Promise<void> {
  const stored: Stored | undefined = address && {
    url: address.url,
    model: address.model,
    key: address.key === undefined ? null : services.secrets.seal(address.key),
  };
  await saveSetting(services, settingKey, stored);
}
