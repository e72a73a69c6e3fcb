import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/bank-imports.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { listImports } from './bank-imports-store.ts';
import { listProfiles } from './bank-profiles-store.ts';
import { bookEntry } from './book-entry.ts';
import { bookMatched } from './book-matched.ts';
import { importFile } from './import-file.ts';
import { listEntries } from './list-entries.ts';
import { searchPayables } from './payable-requests-store.ts';
import { removeProfile, saveProfile } from './save-profile.ts';
import { setAside } from './set-aside.ts';

/** Serves bank files: reading, proposals, booking (H9). */
export function bindBankImportEndpoints(app: FastifyInstance, services: Services): void {
  bindFiles(app, services);
  bindEntries(app, services);
  bindProfiles(app, services);
}

function bindFiles(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.listBankImports,
    handle: async () => ({
      imports: await listImports(services.db),
      accounts: services.quoteSettings.current().settings.accounts.map(({ currency, iban }) => ({ currency, iban })),
    }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.readBankFile,
    handle: ({ body, caller, audit }) => importFile(services, { ...body, userId: caller.user?.id ?? null, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.bookMatched,
    handle: ({ parameters, caller, audit }) => bookMatched(services, { importId: parameters.id, caller, audit }),
  });
}

function bindEntries(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.listBankEntries,
    handle: ({ query }) => listEntries(services.db, query),
  });
  bindEndpoint(app, services, {
    endpoint: contract.bookEntry,
    handle: async ({ parameters, body, caller, audit }) => {
      await bookEntry(services, { entryId: parameters.id, allocations: body.allocations, caller, audit });
      return {};
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.setBankEntryState,
    handle: async ({ parameters, body, audit }) => {
      await setAside(services, { entryId: parameters.id, state: body.state, audit });
      return {};
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.findPayableRequests,
    handle: async ({ query }) => ({ requests: await searchPayables(services.db, query.search) }),
  });
}

function bindProfiles(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.listBankProfiles,
    handle: async () => ({ profiles: await listProfiles(services.db) }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.saveBankProfile,
    handle: ({ body, caller, audit }) => saveProfile(services, { mapping: body, reader: caller.language, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.deleteBankProfile,
    handle: ({ parameters, audit }) => removeProfile(services, { id: parameters.id, audit }),
  });
}
