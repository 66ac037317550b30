import { parseArgs } from 'node:util';

const flag = { type: 'boolean', default: false } as const;

/** Reads the command line. Throws if it says anything unknown: a dry run must not become a deployment. */
export function readOptions(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { env: { type: 'string' }, 'dry-run': flag, quick: flag, force: flag },
  });
  const unknown = positionals.find((word) => word !== 'preflight');
  if (unknown) throw new Error(`Unknown argument: ${unknown}`);
  if (!values.env) throw new Error('Name the environment: --env NAME reads .env.NAME.');
  return {
    ...values,
    env: values.env,
    preflight: positionals.length > 0,
    // npm keeps an option that stands before `--`.
    'dry-run': values['dry-run'] || process.env.npm_config_dry_run === 'true',
  };
}
