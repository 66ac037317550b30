import { brand } from '../../domain/brand';
import type { ContactContent } from '../contact/en';
import type { CreditCardProcessingContent } from '../credit-card-processing/en';
import type { FrameContent } from '../frame/en';
import type { HomeContent } from '../home/en';
import type { SmallBusinessContent } from '../small-business/en';
import type { WhoWeServeContent } from '../who-we-serve/en';
import type { TopicId } from './topics';

interface Answer {
  text: string;
  /** Label of the link to the page that says more. */
  link: string;
}

/** The chat's answers in a language, made of what the pages say in it: nothing is written twice. */
export function composeAnswers(
  frame: FrameContent,
  home: HomeContent,
  contact: ContactContent,
  smallBusiness: SmallBusinessContent,
  whoWeServe: WhoWeServeContent,
  cards: CreditCardProcessingContent,
): Record<TopicId, Answer> {
  const { why, solutions, southTexas } = home;
  const { office } = contact;
  const { offers, pricing } = smallBusiness;
  const { who, language, start, install, leave } = smallBusiness.local.items;
  const { doors, industries } = whoWeServe;
  const { pricing: interchange } = cards.benefits.items;
  const call = `${contact.actions.call}.`;
  const priced = ({ label, amount }: { label: string; amount: string }) => `${label}: ${amount}`;
  return {
    zeroFee: { text: `${why.items.zeroFee.textCompact} ${pricing.zeroFee.text}`, link: pricing.zeroFee.link },
    terms: { text: `${home.hero.terms} ${leave.question} ${leave.answer}`, link: smallBusiness.hero.prices },
    pos: solutions.items.pos,
    online: solutions.items.online,
    mobile: {
      text: `${offers.items.mobile.text} ${priced(pricing.list.lines.swiped)}.`,
      link: frame.notFound.suggestions.mobilePayments.link,
    },
    enterprise: { text: doors.items.enterprise.text, link: doors.items.enterprise.link },
    crossBorder: frame.notFound.suggestions.crossBorder,
    industries: {
      text: `${industries.intro} ${Object.values(industries.items)
        .map(({ title, count }) => `${title} ${count}`)
        .join(', ')}.`,
      link: industries.link,
    },
    interchange: { text: interchange.text, link: solutions.items.card.link },
    funding: { text: `${pricing.terms.funding}.`, link: solutions.items.card.link },
    security: { text: why.items.secure.text, link: solutions.items.card.link },
    languages: { text: language.answer, link: southTexas.link },
    person: { text: `${call} ${who.question} ${who.answer}`, link: southTexas.owner },
    quote: { text: home.action.text, link: home.action.quote },
    setup: { text: `${start.answer} ${install.question} ${install.answer}`, link: home.hero.services },
    hours: { text: [...office.hours, office.intro].join('\n'), link: office.title },
    prices: { text: Object.values(pricing.list.lines).map(priced).join('\n'), link: smallBusiness.hero.prices },
    cards: solutions.items.card,
    contact: {
      text: `${office.labels.phone}: ${brand.phone.display}\n${office.labels.email}: ${brand.email}\n${office.emailReply}.`,
      link: office.title,
    },
    location: {
      text: `${office.labels.address}: ${office.address}\n${southTexas.coverage}`,
      link: southTexas.coverageTitle,
    },
    support: { text: `${why.items.local.text} ${call}`, link: southTexas.link },
  };
}
