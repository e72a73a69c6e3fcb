import { useState } from 'react';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ColumnsForm } from './columns-form.tsx';
import { useBankImports } from './queries.ts';
import type { FileImport, OpenOutcome } from './use-import-file.ts';

type Props = { file: FileImport; outcome: OpenOutcome };

/** What a file lacks: its account, the meaning of its columns, or what is broken in it and where. */
export function FileQuestion({ file, outcome }: Props) {
  const t = useTexts();
  if (outcome.outcome === 'account-unknown') return <AccountQuestion file={file} />;
  if (outcome.outcome === 'columns-unknown') return <ColumnsForm file={file} table={outcome} />;
  const { rule, line, entry } = outcome.fault;
  return (
    <Notice tone="danger" role="alert" title={t('bankImports:refused.title', { name: file.fileName })}>
      <p>{t(`bankImports:refused.rules.${rule}`)}</p>
      {line === null ? null : <p className="figures">{t('bankImports:refused.line', { line })}</p>}
      {entry === null ? null : <p className="figures">{t('bankImports:refused.entry', { entry })}</p>}
    </Notice>
  );
}

function AccountQuestion({ file }: { file: FileImport }) {
  const t = useTexts();
  const accounts = useBankImports().data?.accounts ?? [];
  const [chosen, setChosen] = useState('');
  const account = chosen || (accounts[0]?.iban ?? '');
  const label = t('bankImports:account.label');
  return (
    <Notice tone="info" role="status" title={t('bankImports:account.title')}>
      <form
        className="grid justify-items-start gap-4 pb-2"
        onSubmit={(event) => {
          event.preventDefault();
          file.again(account);
        }}
      >
        <p>{t('bankImports:account.text')}</p>
        {accounts.length > 0 ? (
          <Select
            id="bank-account"
            label={label}
            value={account}
            options={accounts.map(({ iban, currency }) => ({ value: iban, label: `${currency} · ${iban}` }))}
            onChange={({ target }) => setChosen(target.value)}
          />
        ) : (
          <TextField
            id="bank-account"
            label={label}
            value={chosen}
            maxLength={64}
            autoComplete="off"
            required
            onChange={({ target }) => setChosen(target.value)}
          />
        )}
        <Button type="submit" variant="primary" isLoading={file.isWorking}>
          {t('bankImports:account.go')}
        </Button>
      </form>
    </Notice>
  );
}
