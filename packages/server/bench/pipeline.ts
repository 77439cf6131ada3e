export async function benchPipeline(_options: { data: string | undefined }): Promise<void> {}
