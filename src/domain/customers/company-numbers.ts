import { validate as isCvr } from 'stdnum/lib/cjs/dk/cvr.js';
import { validate as isCzechDic } from 'stdnum/lib/cjs/cz/dic.js';
import { validate as isIco } from 'stdnum/lib/cjs/cz/ico.js';
import { validate as isSlovakVat } from 'stdnum/lib/cjs/sk/dph.js';
import type { CountryChoice } from './countries.ts';

/** Fields of a customer that hold numbers by which authorities know a firm. */
export const numberFields = ['companyNumber', 'taxNumber', 'vatNumber'] as const;
export type NumberField = (typeof numberFields)[number];

/** The numbers themselves: those of three countries, and for all others a register's and a VAT number as they are. */
export type NumberKind = 'ico' | 'dic' | 'icDph' | 'czechDic' | 'cvr' | 'registration' | 'vat';

type Kinds = Partial<Record<NumberField, NumberKind>>;

const kindsElsewhere: Kinds = { companyNumber: 'registration', vatNumber: 'vat' };
const kindsOf: Partial<Record<CountryChoice, Kinds>> = {
  SK: { companyNumber: 'ico', taxNumber: 'dic', vatNumber: 'icDph' },
  CZ: { companyNumber: 'ico', vatNumber: 'czechDic' },
  DK: { companyNumber: 'cvr' },
};

/** Which number a field holds for firms of a country; null where they have none. */
export function numberKind(country: CountryChoice, field: NumberField): NumberKind | null {
  return (kindsOf[country] ?? kindsElsewhere)[field] ?? null;
}

type Rule = {
  /** Number of digits of a complete number, so that an error can be shown while typing. */
  complete: number;
  /** Letters allowed before the digits, and those of the stored form. */
  letters: string;
  prefix: string;
  /** Fewer digits are an older notation, filled up with zeros in front. */
  isFilledUp?: boolean;
  isValid: (bare: string) => boolean;
};

/** Divisible by eleven is the rule of the Slovak tax numbers. */
const isMultipleOfEleven = (digits: string) => Number(digits) % 11 === 0;

/** The library takes no IČ DPH that begins with 1, as those of sole traders do; the rest of its rule holds for them. */
const isSoleTraders = (digits: string) => /^1\d[234789]\d{7}$/.test(digits) && isMultipleOfEleven(digits);

const rules: Record<Exclude<NumberKind, 'registration' | 'vat'>, Rule> = {
  ico: { complete: 8, letters: '', prefix: '', isFilledUp: true, isValid: (bare) => isIco(bare).isValid },
  dic: { complete: 10, letters: 'SK', prefix: '', isValid: (bare) => /^[1-9]\d{9}$/.test(bare) },
  icDph: {
    complete: 10,
    letters: 'SK',
    prefix: 'SK',
    isValid: (bare) => isSlovakVat(bare).isValid || isSoleTraders(bare),
  },
  czechDic: { complete: 10, letters: 'CZ', prefix: 'CZ', isValid: (bare) => isCzechDic(bare).isValid },
  cvr: { complete: 8, letters: 'DK', prefix: '', isValid: (bare) => isCvr(bare).isValid },
};

const ruleOf = (kind: NumberKind): Rule | null => (kind === 'registration' || kind === 'vat' ? null : rules[kind]);

/** Signs by which people group digits. */
const grouping = /[\s.,/\p{Pd}]/gu;
/** Older Slovak and Czech numbers have six or seven digits and are written with zeros in front today. */
const shortest = 6;

/**
 * Form in which a number is stored and compared: upper case, without grouping, with its prefix. A text that is no
 * number stays as typed.
 */
export function normaliseNumber(kind: NumberKind, typed: string): string {
  const rule = ruleOf(kind);
  if (!rule) return typed.trim().toUpperCase().replaceAll(/\s+/g, ' ');
  const bare = typed.replaceAll(grouping, '').toUpperCase();
  const digits = bare.startsWith(rule.letters) ? bare.slice(rule.letters.length) : bare;
  if (!/^\d+$/.test(digits)) return bare;
  const isOlder = rule.isFilledUp && digits.length >= shortest;
  return rule.prefix + (isOlder ? digits.padStart(rule.complete, '0') : digits);
}

/**
 * Returns whether a number in its stored form has valid digits, including the check digit; an empty one is valid (G6).
 */
export function isCompanyNumber(kind: NumberKind, number: string): boolean {
  const rule = ruleOf(kind);
  if (!rule || number === '') return true;
  return number.startsWith(rule.prefix) && rule.isValid(number.slice(rule.prefix.length));
}

/** Tells whether what is being typed has all its digits and is wrong nevertheless. */
export function isWrongAlready(kind: NumberKind, typed: string): boolean {
  const rule = ruleOf(kind);
  if (!rule || typed.replaceAll(/\D/g, '').length < rule.complete) return false;
  return !isCompanyNumber(kind, normaliseNumber(kind, typed));
}

/** Digits in each group as people of the country write them. */
const groups: Partial<Record<NumberKind, RegExp>> = {
  ico: /^(\d{2})(\d{3})(\d{3})$/,
  cvr: /^(\d{2})(\d{2})(\d{2})(\d{2})$/,
};

/** A stored number in groups: 54 321 093. */
export function formatNumber(kind: NumberKind, number: string): string {
  const found = groups[kind]?.exec(number);
  return found ? found.slice(1).join('\u00a0') : number;
}
