/**
 * Every error code a user or an API client can meet, with its HTTP status and an English sentence for logs.
 * The interface never shows the sentence: it has its own text for each code in each language.
 */
export const errorTable = {
  internal: [500, 'Something went wrong on the server.'],
  not_found: [404, 'There is nothing here.'],
  bad_request: [400, 'The request is not valid.'],
  text_invalid: [422, 'The text of {field} holds characters that cannot be kept.'],
  unknown_field: [422, 'There is no field {field} here.'],
  body_too_large: [413, 'A request of this kind may have {kb} kB at most.'],
  body_too_deep: [422, 'The request holds too much inside one another, or too many values.'],
  unauthorized: [401, 'Sign in first.'],
  forbidden: [403, 'This action is not allowed for this role.'],
  'filters.forbidden': [403, 'Filtering by {field} is not allowed for this role or key.'],
  conflict: [409, 'Somebody changed this at the same moment. Try again.'],
  cross_site: [403, 'A write must come from the same site.'],
  too_many_requests: [429, 'Request limit exceeded, retry in {count} minutes.'],
  disk_full: [507, 'The disk of the server is full.'],
  unavailable: [503, 'The service is starting or its database is away. Try again in a moment.'],

  'users.wrong_credentials': [401, 'Invalid e-mail or password.'],
  'users.once_invalid': [401, 'This sign-in link has been used or has expired.'],
  'users.inactive': [403, 'User is inactive'],
  'users.not_found': [404, 'No such user.'],
  'users.already_registered': [409, 'User already registered.'],
  'users.already_member': [409, 'This person is a member already.'],
  'users.not_invited': [409, 'There is no open invitation for this person.'],
  'users.captcha_invalid': [422, 'The puzzle must be solved.'],
  'users.consent_missing': [422, 'Registration needs the consent to cookies.'],
  'users.registration_off': [403, 'Registration is switched off here.'],
  'users.link_invalid': [422, 'Token not valid, repeat registration.'],
  'users.code_invalid': [422, 'Invalid code.'],
  'users.wrong_password': [422, 'The password is not right.'],
  'users.password_rules': [422, 'The password does not meet the rules.'],
  'users.password_same': [422, 'The new password must differ from the old one.'],
  'users.last_admin': [409, 'The last administrator of a workspace cannot be removed, demoted or blocked.'],
  'users.limited': [403, 'This reaches the calls of all teams, and you see those of your own.'],
  'users.admin_unlimited': [409, 'An administrator sees all calls.'],
  'users.not_oneself': [409, 'This cannot be done to oneself.'],
  'users.image_too_large': [413, 'A picture may be 2 MB at most.'],
  'users.image_unreadable': [415, 'This is not a picture that can be read.'],
  'users.mfa_on': [409, 'Two-factor sign-in is on already.'],
  'users.mfa_off': [409, 'Two-factor sign-in is not on.'],
  'users.oidc_off': [404, 'Signing in with another account is not set up here.'],
  'users.oidc_failed': [502, 'The sign-in service did not confirm the sign-in.'],
  'users.oidc_password_first': [409, 'The account has to be signed in to with its password once.'],
  'users.oidc_no_member': [403, 'Nobody has invited this person.'],
  'workspaces.none_active': [205, 'Choose a workspace first.'],
  'workspaces.not_found': [404, 'No such workspace.'],
  'workspaces.personal_exists': [409, 'There is a personal workspace already.'],
  'workspaces.time_zone': [422, 'No such time zone.'],
  'workspaces.join_unproven': [403, 'The company account has to vouch for the own address first.'],
  'workspaces.join_domain': [422, 'Only the domain of the own address can be opened.'],
  'api_keys.not_found': [404, 'No such key.'],
  'api_keys.invalid': [401, 'Incorrect authentication credentials.'],
  'api_keys.address_not_allowed': [403, 'Keys may not be used from this address.'],
  'ip_list.not_found': [404, 'No such address on the list.'],
  'ip_list.exists': [409, 'This address is on the list already.'],
  'shares.not_found': [404, 'No such link.'],
  'shares.invalid': [404, 'The link has expired or was withdrawn.'],
  'projects.not_found': [404, 'No such project.'],
  'projects.name_taken': [409, 'There is a project with this name.'],
  'projects.language_missing': [422, 'A project needs a language, unless each call’s own is found out.'],
  'projects.kind_fixed': [422, 'The kind of a project cannot be changed.'],
  'projects.nothing_to_find': [422, 'A project needs a query, a pattern or a filter to be started.'],
  'projects.circular': [422, 'A project cannot be filtered by what projects find.'],
  'projects.trigger_twice': [422, 'A project has at most one trigger of a type: {type}.'],
  'projects.trigger_pattern': [422, 'A trigger names a pattern that is not in the project: {type}.'],
  'projects.trigger_empty': [422, 'A trigger needs somebody it is for: {type}.'],
  'projects.no_conversions': [422, 'There are no conversions to count as yet.'],
  'projects.no_scripts': [422, 'There are no scripts to tell calls apart by yet.'],
  'projects.person_unknown': [422, 'Somebody who is named here is not in the workspace.'],
  'projects.not_started': [409, 'The project is not started.'],
  'projects.busy': [409, 'Something is being done to this project already.'],
  'webhooks.not_found': [404, 'This project has no such webhook.'],
  'webhooks.delivery_not_found': [404, 'No such delivery.'],
  'webhooks.gone': [409, 'The webhook of this delivery is not there any more.'],
  'alerts.not_told': [404, 'This project tells this person nothing.'],
  'alerts.letter_invalid': [404, 'This link belongs to no letter, or to one that is too old.'],
  'queries.invalid': [422, 'The query cannot be understood: {issue}.'],
  'queries.too_slow': [422, 'The query looks at too much at once. Narrow it by a filter or add a word.'],
  'queries.no_semantics': [422, 'There are too few conversations to compare meanings yet.'],
  'tags.not_found': [404, 'No such tag.'],
  'tags.name_taken': [409, 'There is a tag with this name.'],
  'tags.no_rule': [422, 'This tag has no rule to apply.'],
  'patterns.not_found': [404, 'No such pattern.'],
  'patterns.name_taken': [409, 'There is a pattern with this name.'],
  'segments.not_found': [404, 'No such segment.'],
  'segments.name_taken': [409, 'There is a segment with this name.'],
  'segments.is_filter': [409, 'Calls cannot be picked by hand for a segment that is a filter.'],
  'segments.circular': [422, 'A segment cannot be part of itself.'],
  'agents.not_found': [404, 'No such agent.'],
  'agents.name_taken': [409, 'Calls name {name} so already.'],
  'agents.internal_id_taken': [409, 'The internal id is that of {name}.'],
  'agents.beyond_teams': [422, 'You can add calls only of agents of your teams; {name} is none of them.'],
  'agents.needed': [422, 'The call has to stay with an agent of your teams.'],
  'agents.has_calls': [409, 'An agent with calls cannot be removed; merge the agent into another.'],
  'agents.merged_with_self': [422, 'An agent cannot be merged with itself.'],
  'agents.not_merged': [409, 'This agent is not merged with another.'],
  'agents.account': [422, 'The account has to be that of a viewer of this workspace.'],
  'agents.account_taken': [409, 'The account is that of {name}.'],
  'teams.not_found': [404, 'No such team.'],
  'teams.name_taken': [409, 'There is a team with this name.'],
  'teams.lead_unknown': [422, 'Whoever leads a team has to be in the workspace.'],
  'subscribers.not_found': [404, 'No such customer.'],
  'subscribers.phone_taken': [409, 'The number {phone} is that of {name}.'],
  'subscribers.phone_invalid': [422, '{phone} is no phone number.'],
  'subscribers.external_id_taken': [409, 'The external id is that of {name}.'],
  'subscribers.nobody': [422, 'A customer needs a name, a number or an external id.'],
  'subscribers.has_calls': [409, 'A customer with calls cannot be removed; merge the customer into another.'],
  'subscribers.merged_with_self': [422, 'A customer cannot be merged with itself.'],
  'subscribers.not_merged': [409, 'This customer is not merged with another.'],
  nothing_to_change: [422, 'At least one field has to be filled in.'],
  'rules.locked': [403, 'Only the author may change this while it is locked.'],
  'rules.not_author': [403, 'Only the author can lock or unlock this.'],
  'rules.run_not_found': [404, 'No such run.'],
  'rules.run_ended': [409, 'This run has ended.'],
  'rules.running': [409, 'This rule is being applied already.'],
  'metrics.not_found': [404, 'No such metric.'],
  'metrics.name_taken': [409, 'There is a metric with this name.'],
  'metrics.unknown': [422, 'There is no metric {metric} here.'],
  'metrics.limit_missing': [422, 'A metric needs at least one limit: {metric}.'],
  'metrics.limits_order': [422, 'The lower limit of {metric} is above the upper one.'],
  'metrics.limit_range': [422, 'A limit of {metric} is out of range.'],
  'metrics.formula': [422, 'The formula cannot be understood: {issue}.'],
  'comments.not_found': [404, 'No such comment.'],
  'comments.cannot_mention': [422, 'Somebody who is named here cannot see this call.'],
  'comments.too_many_mentions': [422, 'Too many people are named in one comment.'],
  'comments.not_own': [403, 'Only its author can change this.'],
  'annotations.not_found': [404, 'No such note.'],
  'annotations.words': [422, 'There are no such words in this phrase.'],
  'views.not_found': [404, 'No such view.'],
  'transcripts.invalid': [422, 'The transcript cannot be saved like this: {issue}.'],
  'projects.clone_failed': [409, 'Clone failed.'],
  'tags.not_added': [422, 'Failed to add the new tag.'],
  'tariff.inactive': [207, 'Current package is inactive'],
  'tariff.exceeded': [207, 'Package Limit Exceeded'],
  'tariff.locked': [403, 'Resource is locked in current package'],
  'billing.promo_code_invalid': [422, 'Promo code not found, expired or invalid.'],

  'files.not_found': [404, 'No such file.'],
  'files.empty': [422, 'The file is empty.'],
  'files.too_large': [413, 'Audio files may be 100 MB at most.'],
  'files.type_not_allowed': [415, 'This type of file is not accepted.'],
  'files.content_mismatch': [415, 'The content is not what the name says.'],
  'files.truncated': [422, 'The recording is cut off: it announces more sound than it holds.'],
  'files.codec_not_supported': [415, 'This audio codec is not supported.'],
  'files.no_audio': [422, 'There is no sound in this file.'],
  'files.corrupt': [422, 'The audio cannot be decoded.'],
  'files.too_long': [422, 'The recording is longer than this installation accepts.'],
  'files.silent': [422, 'The whole recording is silence.'],
  'files.no_text': [422, 'There are no words in this file.'],
  'files.transcript_unreadable': [422, 'The transcript cannot be read.'],
  'files.transcript_too_long': [422, 'A transcript may have {turns} phrases and {words} words at most.'],
  'files.archive_unsafe': [422, 'The archive unpacks to far more than it holds.'],
  'files.archive_unreadable': [422, 'The archive cannot be read.'],
  'files.archive_empty': [422, 'There is nothing in the archive that can be taken in.'],
  'files.metadata_invalid': [422, 'The metadata of the upload is not valid.'],
  'files.not_processing': [409, 'The file is not being processed.'],
  'files.still_processing': [409, 'The file is still being processed.'],
  'files.no_audio_kept': [404, 'This conversation has no audio.'],
  'files.missing_blob': [500, 'The stored audio is missing.'],
  'files.too_many_fields': [422, 'A call keeps 300 fields and 16 kB of them at most.'],
  'files.cancelled': [409, 'Processing was cancelled.'],
  'bulk.not_found': [404, 'No such run.'],
  'bulk.ended': [409, 'This run has ended.'],
  'bulk.running': [409, 'This run has not ended yet.'],
  'bulk.not_undoable': [409, 'This cannot be taken back, or was taken back already.'],

  'transcripts.not_found': [404, 'This file has no transcript yet.'],
  'transcripts.version_conflict': [409, 'The transcript was changed by someone else meanwhile.'],
  'sources.not_found': [404, 'No such source.'],
  'sources.name_taken': [409, 'There is a source with this name.'],
  'sources.disabled': [422, 'This source takes no files.'],
  'sources.mask_invalid': [422, 'The mask cannot be used: {reason}.'],
  'sources.field_invalid': [422, 'A source cannot fill this field.'],
  'sources.in_use': [409, 'Files came from this source; it can be switched off but not removed.'],

  'speech.no_engine': [422, 'No speech engine for this language.'],
  'speech.engine_missing': [422, 'The speech engine is not installed.'],
  'speech.server_not_set': [422, 'No transcription server is connected.'],
  'speech.engine_failed': [502, 'The speech engine failed.'],
  'speech.engine_crashed': [502, 'The speech engine stopped unexpectedly.'],
  'speech.engine_out_of_memory': [502, 'The speech engine ran out of memory.'],
  'speech.engine_timeout': [504, 'The speech engine took too long.'],
  'speech.server_unreachable': [502, 'The transcription server cannot be reached.'],
  'speech.server_refused': [502, 'The transcription server refused the request.'],
  'speech.server_address': [422, 'This address is not allowed for a transcription server.'],
  'speech.model_not_found': [404, 'No such model.'],
  'speech.model_corrupt': [422, 'A file of the model does not have the expected checksum.'],
  'speech.model_incomplete': [422, 'A file of the model is missing.'],
  'speech.model_busy': [409, 'The model is being fetched already.'],
  'speech.download_failed': [502, 'The model could not be fetched.'],
  'speech.no_disk_space': [507, 'There is not enough disk space.'],

  'stages.failed': [500, 'A processing stage failed.'],
  'stages.worker_lost': [500, 'Processing was interrupted too many times.'],
} as const satisfies Record<string, readonly [number, string]>;

export type ErrorCode = keyof typeof errorTable;
export type ErrorParams = Record<string, string | number>;

export const errorCodes = Object.keys(errorTable) as ErrorCode[];

/** The one body every refusal has. */
export type ErrorBody = {
  code: ErrorCode;
  detail?: string;
  /** In place of `detail` with status 207. */
  details?: string;
  params?: ErrorParams;
  request_id: string;
};

/** A refusal with a code from the table; the server turns it into a reply, a stage stores it on its run. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  constructor(code: ErrorCode, params: ErrorParams = {}, options?: { cause?: unknown }) {
    super(errorTable[code][1], options);
    this.name = 'Failure';
    this.code = code;
    this.params = params;
  }
}

export function fail(code: ErrorCode, params?: ErrorParams, cause?: unknown): Failure {
  return new Failure(code, params, cause === undefined ? undefined : { cause });
}

export function isErrorCode(value: string): value is ErrorCode {
  return Object.hasOwn(errorTable, value);
}
