import { brand } from '../../domain/brand';

const { claims, prices } = brand;

/** The biography is sample content. */
const en = {
  meta: {
    title: `Who We Are | ${brand.name}`,
    description: `${brand.owner} founded ${brand.name} in ${brand.address.locality} in ${brand.founded}: ${claims.yearsOfExperience} years, ${claims.clients} clients, one owner as your contact.`,
    keywords: `payment processing company ${brand.address.locality}, local merchant services, bilingual payment processor, South Texas`,
  },
  hero: {
    eyebrow: 'Who we are',
    title: 'The person behind your terminal',
    lead: `${brand.name} is a small company in ${brand.address.locality}. ${brand.owner} founded it in ${brand.founded} and still answers for it, by name and by phone.`,
    quote: 'Talk to the owner',
    call: `Call ${brand.phone.display}`,
  },
  biography: {
    title: `Meet ${brand.owner}`,
    items: {
      start: {
        year: String(brand.founded),
        text: `I started ${brand.name} because the shop owners I knew were paying fees that nobody had explained to them. I sat down with their statements and went through them line by line, at their counters, after closing. The first client was a bakery. It is still a client.`,
      },
      online: {
        year: '2009',
        text: 'A dress shop in Mission wanted deposits from families in San Antonio. So we learned online payments the way we learned the rest: we set one up and stayed until it worked.',
      },
      chip: {
        year: '2015',
        text: 'Chip cards came, and every reader in the Valley had to change. I drove the boxes around myself that fall. When a terminal goes in, I know which counter it stands on.',
      },
      links: {
        year: '2020',
        text: 'Dining rooms closed and the phone did not stop. We set up payment links and curbside readers for whoever called, one counter after the other.',
      },
      today: {
        year: 'Today',
        text: `We look after ${claims.clients} businesses from ${brand.address.locality} to ${brand.coverage.houston}. There are more of us now, but there is still one name on the agreement and one person who answers for it.`,
      },
    },
    role: `Owner, ${brand.name}`,
  },
  mission: {
    title: 'Our Mission',
    statement: 'Card payments that an owner can check.',
    text: 'A price in writing, a statement that reads like a receipt, and no contract that keeps you when the service does not.',
  },
  expertise: {
    title: 'Local Expertise',
    intro:
      'A taqueria in Pharr, a clinic in Harlingen and a customs broker in Laredo do not get paid the same way, nor the same in January as in July. This is the year as we work it.',
    items: {
      winter: {
        season: 'January to March',
        title: 'Winter Texans',
        text: 'Parks, clinics and dance halls fill up. With no monthly minimums and no long-term contract, readers added for the season can go back in April.',
      },
      spring: {
        season: 'April to June',
        title: 'Graduations and quinceañeras',
        text: 'Halls, bakeries and dress shops live on deposits. We set up payment links with a balance and a date.',
      },
      summer: {
        season: 'July to September',
        title: 'The beach, and storms',
        text: `South Padre sells, and then the lights go out. Support answers through the storm, ${claims.support}, in English or Spanish.`,
      },
      fall: {
        season: 'October to December',
        title: 'Shoppers from both sides',
        text: 'The bridges fill before Christmas. Cards from Mexican banks go through, and the receipt is in Spanish if the customer likes.',
      },
    },
  },
  results: {
    title: 'Proven Results',
    text: `The figures that we are asked about most. Terminals and gateway keep ${claims.uptime} uptime, and average cost savings are ${prices.averageSavings}.`,
    items: {
      years: { value: claims.yearsOfExperience, label: 'years of experience' },
      clients: { value: claims.clients, label: 'clients' },
      support: { value: claims.support, label: 'support' },
      uptime: { value: claims.uptime, label: 'client satisfaction', labelCompact: 'uptime' },
      satisfaction: { value: claims.satisfaction, label: 'satisfaction' },
    },
  },
  writing: {
    title: 'What we promise',
    intro: 'Ask us to go through each of these with you, in the language you prefer.',
    points: {
      experience: `Over ${Number.parseInt(claims.yearsOfExperience, 10)} years of experience, industry leadership since ${brand.founded}`,
      owner: 'A single owner as your contact',
      bilingual: 'Bilingual support, in English and Spanish',
      pricing: 'Interchange-plus pricing',
      fees: 'No setup or activation fees',
      minimums: 'No monthly minimums',
      leaving: 'No early termination penalties or long-term contracts',
      funding: 'Next-day funding for qualified merchants',
      training: 'Installation and training included',
      compliance: 'Compliance in all 50 states',
    },
  },
  action: {
    title: 'Come by, or call',
    text: `The office is in ${brand.address.locality}, and the coffee is usually on. Bring a statement and we go through it together.`,
    quote: 'Talk to the owner',
    call: `Call ${brand.phone.display}`,
  },
};

export default en;
export type WhoWeAreContent = typeof en;
