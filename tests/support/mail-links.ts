import { addressOf } from '../../emulators/ports';
import { brand } from '../../src/domain/brand';

/** The links in the emails of the Auth emulator to an address, oldest first, without those that were followed. */
export async function mailLinks(address: string): Promise<URL[]> {
  const codes = `http://${addressOf('auth')}/emulator/v1/projects/${brand.demoProject}/oobCodes`;
  const { oobCodes } = (await (await fetch(codes)).json()) as { oobCodes: { email: string; oobLink: string }[] };
  return oobCodes.filter(({ email }) => email === address).map(({ oobLink }) => new URL(oobLink));
}
