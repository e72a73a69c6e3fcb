export async function visit(page: { waitForTimeout: (ms: number) => Promise<void> }): Promise<void> {
  await page.waitForTimeout(10); // violates: no-sleep
}
