/** A reason not to start that a person can act on: its words are shown without a stack. */
export class StartRefusedError extends Error {}
