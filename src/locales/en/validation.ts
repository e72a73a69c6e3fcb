import type { Translated } from '../translated.ts';
import type { validation as reference } from '../sk/validation.ts';

export const validation: Translated<typeof reference> = {
  required: 'This field is required.',
  email: 'Enter a valid email, for example jane@example.com.',
  phone: 'Enter a valid phone number with at least 9 characters, or leave the field empty.',
  tooShort_one: 'Enter at least {{count}} character.',
  tooShort_other: 'Enter at least {{count}} characters.',
  tooLong_one: 'Enter no more than {{count}} character.',
  tooLong_other: 'Enter no more than {{count}} characters.',
  notANumber: 'Enter the amount in digits, without decimals.',
  budgetTooLow: 'The lowest budget is {{amount}}.',
  budgetTooHigh: 'The highest budget is {{amount}}.',
  choose: {
    mode: 'Choose a quick or a detailed price.',
    serviceType: 'Choose what I should build.',
    objectives: 'Choose at least one goal.',
    trade: 'Choose your trade.',
    customTrade: 'Enter the name of your trade.',
    description: 'Describe the project in a sentence or two.',
    size: 'Choose the project size.',
    budget: 'Choose a budget.',
    customBudget: 'Enter your own amount.',
    timeline: 'Choose a timescale.',
    name: 'Enter your full name.',
    email: 'Enter your email.',
    username: 'Enter your username.',
    password: 'Enter your password.',
  },
  account: {
    tooShort: 'The username needs at least 3 characters and the password at least {{minimum}}.',
    newPasswordTooShort: 'The new password needs at least {{minimum}} characters',
    commonPassword: 'This password was leaked or is a common word or name. Please choose another.',
  },
};
