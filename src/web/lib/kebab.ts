/** Returns the name of a file in this project for a name in camel case, such as `service-requests`. */
export const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
