import type { firms as reference } from '../sk/firms.ts';

export const firms: typeof reference = {
  meta: {
    title: 'People in your company | {{brand}}',
    description: 'Who in your company sees projects, quotes and documents.',
  },
  invitationMeta: {
    title: 'Invitation | {{brand}}',
    description: 'Join your colleagues.',
  },
  title: 'People in your company',
  lead: 'Invite colleagues and decide what they see. Everyone signs in with their own account.',
  leadOfColleague:
    'Whoever manages the company invites colleagues and decides what they see. Everyone signs in with their own account.',
  back: 'Back to settings',
  section: {
    title: 'People in your company',
    lead: 'Colleagues who see your projects, quotes or documents, and what they may do.',
    open: 'People and access',
  },
  rights: {
    label: 'What they see',
    all: {
      title: 'Everything',
      text: 'Sees and does what you can: signs quotes, approves, pays and writes to me.',
    },
    documents: {
      title: 'Quotes, documents and payments',
      text: 'Reads quotes, downloads invoices and reports payments. Cannot sign and does not see projects.',
    },
    messages: {
      title: 'Projects and messages',
      text: 'Follows projects and writes to me. Does not see amounts and does not approve.',
    },
  },
  yourRight: 'Your access: {{right}}',
  members: {
    title: 'People',
    owner: 'Owner',
    you: 'this is you',
    since: 'since {{date}}',
    alone: 'It’s just you so far.',
    unverified: 'address not verified',
  },
  change: { action: 'Edit', right: 'Save access', named: 'Edit: {{name}}' },
  remove: {
    action: 'Remove access',
    text: '{{name}} loses access to the company at once. Their messages and signatures stay.',
  },
  offer: {
    title: 'Hand the company over',
    text: '{{name}} becomes the owner by accepting. You keep full access until they remove you.',
    action: 'Hand the company over',
    waiting: 'Waiting for your colleague to accept.',
    withdraw: 'Cancel the handover',
  },
  offered: {
    title: 'Will you take over {{firm}}?',
    text: '{{owner}} wants to hand it over to you. You will manage people and their access. Quotes, projects and documents stay as they are.',
    accept: 'Take over',
    decline: 'Decline',
  },
  leave: {
    action: 'Give up my access',
    text: 'You lose access at once. Only the owner can bring you back, with a new invitation.',
    confirm: 'Yes, give up my access',
  },
  colleague: '{{owner}} manages the company.',
  colleagueOfNobody: 'Nobody manages the company at the moment. Please get in touch.',
  invitations: {
    title: 'Invited',
    until: 'link valid until {{date}}',
    over: 'link expired on {{date}}',
    renew: 'Send again',
    renewNamed: 'Send again: {{email}}',
    revoke: 'Cancel invitation',
    revokeNamed: 'Cancel invitation: {{email}}',
  },
  invite: {
    title: 'Invite a colleague',
    email: 'Colleague’s email',
    hint: 'I will send them a link that is valid for seven days.',
    submit: 'Send invitation',
  },
  invited: {
    title: 'Invitation to {{firm}}',
    submit: 'Accept the invitation',
  },
  empty: {
    title: 'There is no company here yet',
    text: 'It will appear after the first enquiry from your address, or when somebody invites you.',
  },
  unverified: {
    title: 'Verify your email first',
    text: 'You can invite colleagues once your address is verified.',
  },
  news: {
    invited: 'The invitation is on its way. The link is valid for seven days.',
    renewed: 'I have sent a new link. The old one no longer works.',
    revoked: 'The invitation has been cancelled.',
    changed: 'The access has been changed and applies from now.',
    removed: 'The access has been removed.',
    left: 'You no longer have access to the company.',
    offered: 'Your colleague will get an email and becomes the owner by accepting.',
    withdrawn: 'The handover has been cancelled.',
    declined: 'You have not taken the company over.',
    accepted: 'You have taken the company over. You now manage its people.',
    joined: 'You have accepted the invitation. The overview shows what belongs to the company.',
  },
  failure: 'That didn’t work',
  invitation: {
    title: 'Invitation to {{firm}}',
    from: '{{person}} has invited you to the customer portal for {{firm}}.',
    fromAgency: 'I’d like to invite you to the customer portal for {{firm}}.',
    until: 'The link is valid until {{date}}.',
    join: { as: 'You are signed in as {{name}}.', submit: 'Accept the invitation' },
    register: {
      title: 'Create an account',
      text: 'The account will have the address {{email}}. You don’t need to verify it.',
      username: 'Username',
      password: 'Password',
      submit: 'Create account and accept',
    },
    signIn: {
      title: 'You already have an account',
      text: 'There is an account with {{email}}. Sign in to accept the invitation.',
      submit: 'Sign in',
    },
    other: {
      title: 'This invitation is for another address',
      text: 'It was sent to {{email}}, and you are signed in as {{name}}. Sign out and open the link in the email again.',
    },
    gone: {
      title: 'This invitation is no longer valid',
      text: 'The link is valid for seven days and can be used once. Ask your colleague to send a new one.',
      home: 'Go to the home page',
    },
  },
  alreadyMember: 'This address already belongs to the company.',
};
