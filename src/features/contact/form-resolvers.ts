import { zodResolver } from '@hookform/resolvers/zod';
import { newsletterFieldsSchema } from '../../domain/newsletter';
import { quoteFieldsSchema } from '../../domain/quotes';

/** Checks fields as the server does, and submits them as typed: the server trims them. */
export const quotes = zodResolver(quoteFieldsSchema, undefined, { raw: true });
export const newsletter = zodResolver(newsletterFieldsSchema, undefined, { raw: true });
