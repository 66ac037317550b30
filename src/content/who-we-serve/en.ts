import { brand } from '../../domain/brand';

const counts = brand.clientsByIndustry;

const en = {
  meta: {
    title: `Who We Serve | ${brand.name}`,
    description:
      'Card processing for South Texas shops, restaurants and practices, and for companies with many locations. One local contact for both.',
    keywords:
      'small business payment processing, enterprise payment processing, restaurants, retail, healthcare, South Texas',
  },
  hero: {
    eyebrow: 'Who we serve',
    title: 'Two doors, one contact',
    lead: `A food truck in Edinburg and a chain with fifteen stores need different things from a processor. Both have the same owner as their contact, and support ${brand.claims.support}, in English or Spanish.`,
    leadCompact: 'A food truck and a chain of stores need different things. Both get the same owner on the phone.',
  },
  doors: {
    title: 'Which door is yours?',
    intro: 'Pick the one that sounds like your week. If you stand between the two, call and we look at it together.',
    items: {
      smallBusiness: {
        title: 'Small Business',
        text: 'One shop, one truck, one practice. You want to take cards this week and know what each sale costs.',
        points: {
          pos: `POS from ${brand.prices.posMonthlyFrom}/month`,
          setup: `Setup in ${brand.claims.setupHours} hours, training included`,
          minimum: 'No monthly minimums, no long-term contracts',
        },
        quote: 'Get a small business quote',
        link: 'See small business',
      },
      enterprise: {
        title: 'Enterprise',
        text: 'Several locations, several currencies, or a volume that deserves its own rate. You want one agreement, one report and a rollout that never closes a register.',
        points: {
          locations: 'All locations in one report, deposits labeled by store',
          integration: 'Connected to the accounting and inventory you already run',
          rollout: 'Rolled out in phases, with volume discounts',
        },
        quote: 'Plan a strategy session',
        link: 'See enterprise',
      },
    },
  },
  industries: {
    title: 'Who comes through them',
    intro: 'Our clients, by the kind of work they do.',
    link: 'See all industries',
    items: {
      restaurants: {
        count: counts.restaurants,
        title: 'Restaurants',
        text: 'Taquerias, steakhouses, trucks and raspa stands. Tips, split checks and a kitchen that sees the order at once.',
        quote: 'Quote for a restaurant',
      },
      retail: {
        count: counts.retail,
        title: 'Retail',
        text: 'Boutiques, hardware, western wear, flower shops. Barcodes, layaway, and one stock count for the store and the website.',
        quote: 'Quote for a store',
      },
      healthcare: {
        count: counts.healthcare,
        title: 'Healthcare',
        text: 'Copays at the desk and payment plans for the larger bills.',
        quote: 'Quote for a practice',
      },
      professional: {
        count: counts.professional,
        title: 'Professional Services',
        text: 'Invoices with a payment link, and retainers charged every month.',
        quote: 'Quote for an office',
      },
      startups: {
        count: counts.startups,
        title: 'Startups',
        text: 'A first merchant account. Same-day approval is available.',
        quote: 'Quote for a startup',
      },
    },
  },
  behind: {
    title: 'Behind both doors',
    intro: 'What does not depend on your size.',
    points: {
      contact: `One contact, the owner, ${brand.owner}: for the quote, the installation and the call afterwards`,
      pricing: 'Interchange-plus pricing: what the card networks charge on one line, what we charge on the next',
      fees: 'No setup or activation fees and no monthly minimums',
      contract: 'No early termination penalties and no long-term contracts',
      funding: 'Next-day funding for qualified merchants',
      training: 'Installation and training included, in English or Spanish',
    },
  },
  action: {
    title: 'Not sure which door?',
    text: 'Tell us what you sell, where, and about how much a month. We tell you what fits and what it costs, in writing.',
    quote: 'Tell us about your business',
    call: `Call ${brand.phone.display}`,
  },
};

export default en;
export type WhoWeServeContent = typeof en;
