/** A real OpenID Connect provider on this machine, for tests of signing in with a company's account. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ProviderAccount = {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
  /** How it made sure of the person. */
  amr?: string[];
};

export type TestProvider = {
  issuer: string;
  /** Environment of a server that uses it. */
  env: Record<string, string>;
  stop: () => void;
};

/** A port that was free a moment ago: the provider must know the way back before the server is there. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

/** Its sign-in page says yes by itself; `account` says who signs in next. */
export async function startProvider(
  serverPort: number,
  account: () => ProviderAccount,
): Promise<TestProvider> {
  const { default: Provider } = await import('oidc-provider');
  const http = createServer();
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const client = { client_id: 'earshot', client_secret: 'provider-secret' };
  const oidc = new Provider(issuer, {
    clients: [{ ...client, redirect_uris: [`http://127.0.0.1:${serverPort}/api/users/oidc/back`] }],
    claims: { openid: ['sub', 'amr'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_: unknown, id: string) => ({ accountId: id, claims: () => ({ ...account(), sub: id }) }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, interaction: { uid: string }) => `/yes/${interaction.uid}` },
    pkce: { required: () => true },
  });
  const callback = oidc.callback();
  http.on('request', async (request, response) => {
    if (!request.url?.startsWith('/yes/')) return callback(request, response);
    const { prompt, params, grantId } = await oidc.interactionDetails(request, response);
    if (prompt.name === 'login')
      return oidc.interactionFinished(request, response, {
        login: { accountId: account().sub, amr: account().amr ?? ['pwd'] },
      });
    const grant = grantId
      ? await oidc.Grant.find(grantId)
      : new oidc.Grant({ accountId: account().sub, clientId: String(params.client_id) });
    grant?.addOIDCScope('openid email profile');
    return oidc.interactionFinished(request, response, { consent: { grantId: await grant?.save() } });
  });
  return {
    issuer,
    env: {
      PORT: String(serverPort),
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: client.client_id,
      OIDC_CLIENT_SECRET: client.client_secret,
      OIDC_NAME: 'Company account',
    },
    stop() {
      http.closeAllConnections();
      http.close();
    },
  };
}
