/** Address in the message of a failed import; Safari's has none. */
const namedModule = /https?:\/\/[^\s?]+\.js/;
let retries = 0;

/**
 * Returns the function that imports a module, once; a retry uses another address, because browsers remember a failed module for as
 * long as the page lives and would not request it again (HTML, "module map").
 */
export function retriedImport<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loaded: Module | undefined;
  let failed: string | undefined;

  async function importAgain(): Promise<Module> {
    if (!failed) return load();
    retries += 1;
    return (await import(/* @vite-ignore */ `${failed}?again=${retries}`)) as Module;
  }

  return async () => {
    try {
      loaded ??= await importAgain();
      return loaded;
    } catch (error) {
      failed = namedModule.exec(String(error))?.[0] ?? failed;
      throw error;
    }
  };
}
