import type { FieldValues, Resolver } from 'react-hook-form';
import type { FormName } from '../../domain/outbox';

async function load() {
  const [{ zodResolver }, { newsletterFieldsSchema }, { quoteFieldsSchema }] = await Promise.all([
    import('@hookform/resolvers/zod'),
    import('../../domain/submission'),
    import('../../domain/quotes'),
  ]);
  // `raw`: submits the texts as typed, because the server trims them.
  return {
    quotes: zodResolver(quoteFieldsSchema, undefined, { raw: true }),
    newsletter: zodResolver(newsletterFieldsSchema, undefined, { raw: true }),
  };
}

/** Loads zod and the schemas ahead of time, so that they are there when the connection is not. */
export function prefetchResolvers(): void {
  load().catch(() => {}); // the server checks as well
}

/**
 * Validates a form by the server's own schema, which is loaded when the form is first used: pages stay small. If it
 * cannot be loaded, the form is sent unchecked and the server checks it.
 */
export function lazyResolver<Fields extends FieldValues>(form: FormName): Resolver<Fields> {
  return async (values, context, options) => {
    const resolvers = await load().catch(() => null);
    if (!resolvers) return { values, errors: {} };
    return (resolvers[form] as unknown as Resolver<Fields>)(values, context, options);
  };
}
