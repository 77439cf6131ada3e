import type { SignWords } from './signs.ts';

export const english: SignWords = {
  refusal: `sorry apolog* unfortunately regret* afraid_i afraid_we afraid_that unable cannot can't can_not couldn't could_not
    won't_be not_able wasn't_able weren't_able isn't_possible not_possible impossible unavailable not_available isn't_available
    aren't_available no_longer not_any_more unsuccessful* not_successful fail* didn't_work did_not_work not_work declin* denied
    reject* refus* not_allowed not_permitted not_eligible don't_have do_not_have doesn't_have
    no_results nothing_available sold_out fully_booked booked_up out_of_stock not_found no_match* not_match doesn't_match
    don't_match didn't_match not_correct incorrect invalid not_valid expired error went_wrong problem_with not_supported against_our_policy
    no_way_to nothing_i_can nothing_we_can not_in_a_position not_process* not_been_able no_record not_authenticate not_verify`,
  success: `success* booked reserved confirmed scheduled arranged submitted processed completed done all_set resolved fixed solved
    refunded sent_you i_sent i've_sent we've_sent has_been_sent have_been_sent been_updated been_changed been_added been_cancelled
    been_canceled been_issued been_placed been_shipped been_activated been_transferred been_credited been_removed been_reset
    been_applied been_opened been_closed been_made been_set registered activated approved updated_your i_updated i've_updated i've_added i_added
    i've_changed on_its_way on_the_way will_arrive you_will_receive you'll_receive will_be_there will_be_delivered taken_care
    is_available are_available is_valid good_news great_news congratulat* enjoy here_you_go here_it_is here_they_are
    that_worked works_now working_now issued credited delivered shipped`,
  thanks: `thank thanks thankyou thx ty appreciate* grateful cheers`,
  farewell: `bye goodbye good-bye bye-bye good_bye see_you see_ya take_care have_a_good have_a_great have_a_nice have_a_wonderful
    have_a_lovely farewell cya`,
  agreement: `yes yep yeah yup ok okay sure perfect great excellent awesome wonderful fantastic good alright all_right
    sounds_good of_course fine correct right exactly cool nice lovely brilliant that's_all that_is_all that's_it that'll_be_all
    that_will_be_all that_would_be_all`,
  not_understood: `not_understand don't_understand didn't_understand don't_quite_understand not_quite_understand doesn't_make_sense don't_follow
    what_do_you_mean say_that_again say_again repeat rephrase clarify pardon not_sure_what didn't_catch did_not_catch didn't_get_that
    confus* misunderst* only_able_to_help can_only_help unclear what_does_that_mean`,
  change_of_mind: `actually instead rather_than changed_my_mind change_my_mind on_second_thought never_mind nevermind scratch_that
    forget_that no_wait wait hold_on hang_on i_meant i_mean let_me_think decided_to i'd_rather i_would_rather`,
  giving_up: `forget_it never_mind nevermind forget_about_it i'm_done i_am_done i_give_up oh_well too_bad that's_too_bad elsewhere
    somewhere_else some_other someone_else another_company try_again_later call_back_later call_later come_back_later
    thanks_anyway thank_you_anyway thank_you_though thanks_though thanks_for_nothing no_help not_helpful unhelpful have_to_find
    i'll_just i_will_just i'll_look i'll_search guess_i'll guess_i_will bummer disappoint*`,
  complaint: `ridiculous terrible horrible awful worst useless stupid waste unacceptable annoy* frustrat* angry upset mad hurry
    seriously come_on hate* sick_of tired_of fed_up complain* manager supervisor already_told already_said already_gave
    i_just_told i_just_said how_many_times why_do_you why_is_this why_can't what_the taking_so_long taking_forever
    so_long still_waiting are_you_there speak_to_a_human rude idiot* incompetent ugh wtf hell damn crap`,
};
