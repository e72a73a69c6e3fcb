import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/customers.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { anonymiseCustomer } from './anonymise-customer.ts';
import { changeCustomer } from './change-customer.ts';
import { createCustomer } from './create-customer.ts';
import { findDuplicates } from './customer-duplicates-store.ts';
import { listCustomers, lookUpCustomers } from './customer-list-store.ts';
import { readCustomer } from './customer-store.ts';
import { deleteCustomer } from './delete-customer.ts';
import { mergeCustomers } from './merge-customers.ts';

/** Binds the calls about customers, for administrators (G6). */
export function bindCustomerEndpoints(app: FastifyInstance, services: Services): void {
  bindReading(app, services);
  bindEndpoint(app, services, {
    endpoint: contract.createCustomer,
    handle: ({ body, caller, audit }) => createCustomer(services, { caller, form: body, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.changeCustomer,
    handle: ({ parameters, body, caller, audit }) =>
      changeCustomer(services, { caller, id: parameters.id, form: body, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.deleteCustomer,
    handle: async ({ parameters, body, audit }) => {
      await deleteCustomer(services, { id: parameters.id, version: body.version, audit });
      return {};
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.anonymiseCustomer,
    handle: ({ parameters, body, caller, audit }) =>
      anonymiseCustomer(services, { caller, id: parameters.id, version: body.version, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.mergeCustomers,
    handle: ({ parameters, body, caller, audit }) =>
      mergeCustomers(services, { caller, id: parameters.id, wanted: body, audit }),
  });
}

function bindReading(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.listCustomers,
    handle: ({ query }) => listCustomers(services.db, query),
  });
  bindEndpoint(app, services, {
    endpoint: contract.lookUpCustomers,
    handle: async ({ query }) => ({ customers: await lookUpCustomers(services.db, query.companyNumber) }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.getCustomer,
    handle: async ({ parameters }) => {
      const customer = await readCustomer(services.db, parameters.id);
      if (!customer) throw new AppError('not-found');
      return customer;
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.listCustomerDuplicates,
    handle: async ({ parameters }) => {
      const rows = await findDuplicates(services.db, parameters.id);
      if (!rows) throw new AppError('not-found');
      return { rows };
    },
  });
}
