import type { Services } from '#server/services.ts';
import { linkTokenOf } from '#server/vault/sealed-values-store.ts';

/** The secret of a private link for the mail that carries it; '' where there is none or the vault's key was lost. */
export async function linkToken({ db, vault }: Pick<Services, 'db' | 'vault'>, id: string | null): Promise<string> {
  if (id === null) return '';
  const link = await db.selectFrom('quote_links').select('token').where('id', '=', id).executeTakeFirst();
  return link ? vault.open(link.token, linkTokenOf(id)) : '';
}
