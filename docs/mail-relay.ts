/**
 * A sample: a worker between `CONTACT_ENDPOINT` and a mail service that wants other names, here
 * Postmark (https://postmarkapp.com/developer/api/email-api). The contract: docs/real-store.md,
 * Mail. Deploy it anywhere but with the storefront, and give it the two variables.
 */
interface RelayEnv {
  /** The storefront's `CONTACT_TOKEN`. */
  readonly CONTACT_TOKEN?: string;
  readonly POSTMARK_TOKEN: string;
}

export default {
  async fetch(request: Request, env: RelayEnv): Promise<Response> {
    // Without a token `Bearer undefined` would open it.
    const isOurs =
      env.CONTACT_TOKEN &&
      request.headers.get('Authorization') === `Bearer ${env.CONTACT_TOKEN}`;
    if (!isOurs) return new Response(null, {status: 401});
    const mail = await request.json<Record<string, string | undefined>>();
    const {ok} = await fetch('https://api.postmarkapp.com/email', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Postmark-Server-Token': env.POSTMARK_TOKEN,
      },
      body: JSON.stringify({
        From: mail.from,
        To: mail.to,
        ReplyTo: mail.reply_to,
        Subject: mail.subject,
        TextBody: mail.text,
        HtmlBody: mail.html,
      }),
    });
    // Only a mail that the service has taken may be confirmed to a visitor.
    return new Response(null, {status: ok ? 202 : 502});
  },
};
