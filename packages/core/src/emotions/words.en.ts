/**
 * English words by what they express, written for this project. Inflected forms need not stand here: `loved` and
 * `loving` are looked up as `love`. Ratings follow the customary scale of −4 … 4.
 */
export const english = `
happiness 3.4: ecstatic euphori* elated overjoyed thrilled amazing awesome wonderful fantastic marvelous
  marvellous phenomenal magnificent outstanding breathtaking blissful bliss joyous jubilant adore adoration
  best_day best_ever best_thing love_it love_you love_this love_love loved_it over_the_moon on_cloud_nine
  so_happy very_happy thank_you_so_much thanks_so_much thank_you_very_much thanks_a_lot thanks_a_million
  can't_thank_you_enough so_grateful extremely_satisfied yay woohoo woot hooray hurray yippee masterpiece
happiness 2.9: love joy joyful happy happiness happily excellent superb brilliant delight* excite* exciting
  exhilarat* fabulous terrific gorgeous spectacular stunning incredible perfect perfection best blessed
  blessing celebrate celebration triumph* victory lovely beautiful beauty beautifully ador* hilarious laugh
  laughter lmao lmfao rofl lolol hahaha* cheer* glee gleeful grin smile grateful gratitude thankful stoked
  hyped pumped dream_come_true made_my_day you_rock rocks heaven heavenly divine cherish treasure sweetheart
  darling beloved enjoy_it impressed impressive winner win winning wins won congrats congratulation*
  flawless exquisite glorious glory splendid passion passionate radiant magical magic paradise splendor
  dazzling enchant* mesmeriz* miracle miraculous five_stars top_notch first_class second_to_none
  exceeded_my_expectations knocked_it_out great_job well_done nice_work good_job great_work
happiness 2.6: yea_baby hell_yea fangirl* squee smitten gushing whoop* huzzah heartwarming wholesome
  heartfelt awe in_awe awestruck blown_away blew_my_mind mind_blowing mindblowing gold_medal jackpot
happiness 2.3: glad pleased enjoy enjoyable enjoyment fun funny great lol haha hahah hehe heh hee lmbo amuse
  amused amusing amusement playful pleasure pleasurable satisfied satisfying satisfaction contented proud
  pride proudly merry jolly bubbly upbeat optimis* eager eagerly enthusias* excited fan_of fond cute
  adorable sweet sweetie hug hugs hugging kiss kisses cuddle charming charm charmed delicious tasty yummy
  yum epic legend legendary badass dope lit rad sick_beat cool coolest neat sexy handsome hot_damn hottie
  party parties birthday bday holiday holidays gift vacation honeymoon wedding married engaged champion
  champ goat freaking_love cant_wait can't_wait looking_forward look_forward hell_yeah hell_yes fuck_yeah
  fuck_yes damn_good pretty_good so_good too_good very_good really_good good_stuff good_news great_news
  giggle chuckle ha-ha whee woo wooo whoo yass yasss yaaay yaay yeehaw tickled chuffed buzzing
positive 2.4: superior terrifically finest ideal exceptional extraordinary remarkable admirable admire
  admiration inspire inspiring inspiration inspirational heroic hero heroes heroine genius masterful
  masterfully virtuoso remarkably vibrant sublime elegance graceful generous generosity sincere sincerely
  kindness compassion* courage courageous brave bravery bravo kudos props praise praised worthwhile
  treasured priceless innovative ingenious succeed success successful successfully thrive flourish prosper*
  hope_you_win dependable trustworthy loyal loyalty honest honesty noble dignity highly_recommend
  strongly_recommend would_recommend definitely_recommend recommended quality_product worth_it worth_every
  amazed astound* astonish* in_love wow whoa wowza
positive 1.9: good nice better like_it like_this likes_it liked_it i_like i_liked i_really_like we_like
  you_like they_like she_likes he_likes do_like also_like did_like really_liked likeable likable kind kindly
  friend friendly friends friendship buddy welcoming warm warmth warmly gentle caring care_about cared
  considerate thoughtful helpful helpfully support supportive supporting helped helping saved_me appreciate
  appreciated appreciation appreciative respect respectful respected trust trusted trusting reliable
  reliability efficient efficiently effective effectively professional professionalism competent
  knowledgeable skilled skillful talented talent smart clever intelligent wise wisdom witty wit bright
  creative creativity original comfort comfortable comfortably cozy cosy relax relaxed relaxing calm calming
  peace peaceful peacefully serene relief relieved relieve safe safely secure safety healthy health fresh
  clean crisp clear_sound pretty attractive stylish classy fancy luxury luxurious elegant beautified strong
  strongly strength powerful energetic energy lively alive sparkle sparkling shine shining shiny sunny
  sunshine favorite favourite fave fav favorites favourites popular famous acclaimed award awarded rewarding
  reward improve improved improvement improving upgrade upgraded advance benefit beneficial advantage
  advantages useful valuable value_for bargain affordable inexpensive convenient convenience easy easily
  easier effortless smooth smoothly seamless quick_response fast_delivery works_great works_well
  working_well works_perfectly works_fine work_well worked_well worked_great works_like_a_charm resolved_my
  solved_my fixed_my problem_solved recommend refreshing interesting interested intriguing intrigued
  fascinating fascinated fascinate captivating compelling engaging entertaining entertained entertain
  entertainment catchy solid sturdy durable robust crystal_clear sharp_picture romantic romance hope hopeful
  hopefully faith blessings bless lucky luck luckily fortunate fortunately promising good_luck best_wishes
  congratulate accomplish accomplished accomplishment achievement achieve achieved earned deserve deserved
  deserving free freedom liberty independent unity harmony harmonious miracle_worker angel angelic saint
  sympathetic empathy empathetic understanding patient_with forgive forgiveness forgiven merciful mercy
  positive positively positivity confident confidence encourage encouraged encouraging encouragement
  motivate* motivation determined dedicated dedication devoted devotion ambitious good_point agree_with
  well_made well_written well_built well_said nailed_it spot_on right_on on_point way_to_go keep_it_up
  good_one thumbs_up two_thumbs_up
positive 1.8: handy_dandy upside plus_side courteous_staff quick_and_easy went_above above_and_beyond
  very_helpful so_helpful much_appreciated big_help great_help fast_shipping fast_service easy_to_use
  user_friendly user-friendly long_lasting long-lasting high_quality good_quality great_quality great_value
  good_value great_price good_price happy_with pleased_with satisfied_with fell_in_love glad_i glad_we
  makes_me_happy made_me_smile made_me_laugh cracks_me_up crack_me_up cracked_me_up
positive 1.4: alright_great thanks_for cheers ty thx tysm fine_with okay_good agree agreed agreeable accept
  accepted approve approved approval allow_me assured reassure reassuring ready willing willingly capable
  able_to_help prompt promptly timely polite politely courteous courtesy respectable decent decently
  adequate acceptable satisfactory fair fairly_priced fairness balanced balance accurate accurately precise
  precision correct correctly right_away proper properly simple handy practical flexible versatile portable
  compact worth worthy modest humble humor humour humorous joke joking rich richly wealth wealthy bonus gain
  gains gained profit profits discount save saves saved saving savings sale_price on_time in_time impress
  inspire_me grow growing growth develop progress welcome embrace join joined truth true truly truthful
  genuine authentic authenticity noticeable_improvement much_better way_better even_better far_better
  feels_better feel_better getting_better get_well sounds_good sounds_great look_good looks_good looks_great
  look_great no_problem no_problems no_worries no_complaints no_issues not_a_problem without_a_problem
  without_any_problems no_trouble not_bad not_too_bad not_bad_at_all can't_go_wrong cant_go_wrong
  cannot_complain can't_complain can't_beat cant_beat you_can't_beat never_fails never_disappoints never_disappointed
  not_disappointed won't_regret won't_be_disappointed wont_be_disappointed don't_worry dont_worry
  nothing_wrong nothing_but_good intelligently mature polished refined sophisticated delicate tender
  tenderness affection affectionate adventure adventurous fearless bold boldly eager_to
positive 1.0 polite: thanks thank thank_you thankyou please_and_thank_you pls_thanks you're_welcome
  you_are_welcome good_night have_a_good_day have_a_nice_day have_a_great_day have_a_good_one
  have_a_great_weekend nice_to_meet_you pleasure_to_meet_you my_pleasure take_care best_regards kind_regards
  warm_regards thank_you_for_your thank_you_for_your_patience appreciate_your_patience glad_to_help
  happy_to_help happy_to_assist glad_to_assist great_thank_you
positive 0.7: fine of_course gladly perfect_thank_you understood got_it makes_sense no_doubt
  completely_agree right_you_are enough_for_me
positive 0.5 polite: good_morning good_afternoon good_evening good_day welcome_back thanks_for_calling
  thank_you_for_calling thank_you_for_waiting thank_you_for_holding please
positive 0.4: yes yeah yep absolutely definitely indeed exactly okay ok alright sure honestly i_wish
anger -3.6: furious enraged rage raging outrage* livid infuriat* seething hate_you hate_this hate_it
  hate_them fuck_you fuck_off go_to_hell piss_off bastard motherf* cunt scumbag i_hate absolutely_hate
  pissed_off sick_and_tired fed_up worst_company worst_service worst_ever absolutely_ridiculous
  absolutely_disgusting how_dare rip-off complete_joke total_joke murder murderer rapist rape nazi kill_you
  bloody_hell screw_you up_yours kiss_my_ass blood_boil lose_my_temper losing_my_temper
anger -3.0: hate hatred hateful despise loathe loathing detest abhor* disgust* revolting repulsive repugnant
  vile asshole assholes arsehole dickhead bitch bitches prick douche douchebag wanker bellend twat
  piece_of_shit bullshit horseshit son_of_a_bitch angry angrily anger angered mad_at so_mad furiously
  hostile hostility vicious viciously cruel cruelty brutal brutally abuse abused abusive abuser assault
  attack attacked violent violence violate violated violation torture kill killed killing killer slaughter
  terrorist terrorism scam scammer scammers scammed fraud fraudulent fraudster cheat cheated cheater thief
  thieves steal stole stolen robbed robbery robbing rip_off ripped_off ripoff crook crooked liar liars lied
  lying_to lies corrupt corruption idiot idiots idiotic moron morons moronic imbecile retard retarded
  retards dumbass jackass dipshit shithead fuckhead fuckwit scum filthy_liar traitor betray betrayed
  betrayal racist racism sexist bigot bigoted bigotry homophob* unacceptable inexcusable intolerable
  outrageous appalling appalled atrocious despicable disgraceful shameful shameless insult insulted
  insulting offend offended offensive obnoxious insufferable resent resentment vengeance revenge spite
  spiteful malicious evil wicked sinister tyrant bully bullied bullying harass harassed harassment threat
  threaten threatened threatening sue_you lawsuit my_lawyer legal_action small_claims never_again
  never_call_again waste_of_my_time wasting_my_time worst_experience
anger -2.8: dishonour* scold* vindictive contempt contemptuous barbaric savage monstrous obscene obscenity
  slimy snob snobbish self-centered narcissist* psychopath sociopath smug pompous belittle* berate* bigots
  despis* hating hostile_takeover infuriate wrath irate incensed fuming steaming_mad up_in_arms spitting_mad
  drives_me_crazy driving_me_crazy drives_me_nuts driving_me_insane makes_me_sick makes_me_mad
  makes_me_angry made_me_mad gets_on_my_nerves getting_on_my_nerves given_the_runaround the_runaround
  runaround robocall* spam spammer bait_and_switch daylight_robbery highway_robbery charging_me_for
  took_my_money want_my_money give_me_my_money consumer_protection better_business_bureau bbb
anger -2.4: awful awfully worst dirty annoy annoyed annoying annoyance irritat* frustrat* aggravat* agitated
  exasperat* bitter bitterness hostile_tone rude rudely rudeness disrespect* arrogan* condescending
  patronizing patronising dismissive impolite ignorant ignorance stupid stupidity dumb dumbest dumber lame
  pathetic ridiculous ludicrous absurd nonsense nonsensical crap crappy shit shitty shitshow damn goddamn
  dammit damnit wtf stfu gtfo fuck fucked fucker fucking_stupid screw_up screwed screwing pissed piss
  ass_hole hell_no bs greedy greed selfish dishonest deceit* deceive* deceptive mislead misleading misled
  false_advertising hypocri* two-faced manipulat* exploit* blame blamed accuse accused accusation condemn
  complain complained complaining complaint complaints complains refuse_to_pay refund_me money_back
  my_money_back want_a_refund demand_a_refund demand speak_to_a_manager speak_to_your_manager
  speak_with_a_manager talk_to_a_manager talk_to_your_manager speak_to_a_supervisor speak_to_your_supervisor
  talk_to_a_supervisor speak_with_your_supervisor get_me_a_manager file_a_complaint make_a_complaint
  formal_complaint report_you cancel_my_account cancel_my_subscription cancel_everything close_my_account
  how_many_times third_time fourth_time fifth_time still_waiting been_on_hold on_hold_for no_excuse
  what_the_hell what_the_heck what_the_fuck are_you_kidding you_kidding_me kidding_me are_you_serious
  is_this_a_joke what_a_joke is_a_joke joke_of_a makes_no_sense doesn't_make_sense hung_up_on nobody_cares
  no_one_cares don't_you_dare shut_up shut_it get_lost nobody_helped no_one_helped get_out_of_here
  leave_me_alone stop_calling quit_calling enough_is_enough had_enough can't_stand cant_stand don't_care
  dont_care gross grossed nasty yuck yucky ew eww ewww creepy creep creeps pervert perverted sleazy jerk
  jerks loser losers fool fools foolish clown clowns troll trolls punk trash trashy garbage rubbish dumpster
  filthy filth stink stinks stinky smelly puke vomit barf sickening nauseating crazy_people insane_price
  enemy enemies fight fighting fought argue argued argument yell yelled yelling scream_at shout shouted
  shouting swearing snarky mad jealous jealousy envy envious hater haters grr grrr argh arrgh rant ranting
  disgrace discriminat* inappropriate aggressive false_promise ass
anger -1.8: disagree disagreed false irrelevant refuse_to
sadness -3.2: heartbroken heartbreak heartbreaking devastat* suicid* grief grieve grieving mourn mourning
  depressed depressing depression misery miserable miserably anguish despair desperate_for hopeless
  hopelessness tragic tragedy tragically agony agonizing bereave* funeral died dead_inside death worst_day
  passed_away lost_my_mom lost_my_dad broke_my_heart breaks_my_heart broken_heart cried_all cry_myself
  so_sad very_sad really_sad want_to_die wanna_die
sadness -2.5: sad sadly sadden* sadness cry cried crying cries tear_up tears weep weeping sob sobbing sorrow
  sorrowful lonely loneliness lonesome unhappy unhappiness upset upsetting hurt hurts hurting hurtful pain
  painful suffering suffer suffered suffers die dies dying dead grave loss lost_everything losing_everything
  abandoned abandon disappoint* let_me_down let_down letdown regret regretful regrets gloomy gloom glum
  melanchol* mournful somber dismal bleak dreary disheartened discourag* despondent dejected downhearted
  ashamed shame humiliat* embarrass* guilt guilty remorse rejected rejection useless_life heartache homesick
  forlorn wretched unloved unwanted bummed bummer poor_thing poor_guy poor_girl feel_bad feel_terrible
  feel_sorry feels_bad feeling_down feel_so_alone all_alone miss_you miss_him miss_her miss_them missing_you
  i_miss we_miss really_miss cancer orphan disaster disastrous catastroph* tired_of_life exhausted defeated
  crushed shattered crestfallen cheerless
sadness -2.4: tearful teary tear-jerker blue_today in_tears burst_into_tears cried_when homesickness wistful
  sorrows woe woes lament* pining yearning grievous mourns gutted down_in_the_dumps feel_lost feeling_lost
  feel_empty feel_alone feeling_alone nobody_loves no_friends heavy_heart condolence* rip rest_in_peace
sadness -1.7: sorry_for_your_loss unfortunately unfortunate alas pity pitiful sigh *sigh* sucks suck sucked
  sux lose losing loses lost loser_feeling miss missed misses missing alone empty emptiness numb weary
  worn_out poor poorly tired exhausting exhaustion fatigue drained sick sickness ill illness disease ached
  ache aching headache injury injured wound wounded weak weakness helpless helplessly powerless neglected
  forgotten ignored too_bad so_bad not_fair bored boring boredom dull lifeless
sadness -1.2: oops emotional_pain so_sorry very_sorry truly_sorry
sadness -0.7 polite: sorry apolog* my_apologies
negative -3.0: horrible horribly horrific horrid terrible terribly dreadful ghastly hideous nightmare
  nightmares hell hellish horrendous abysmal abomination deplorable disgustingly terrify terrified
  terrifying terror horror horrified petrified traumatic trauma catastrophe crisis fatal deadly lethal doom
  doomed destroyed destroy destruction ruin ruined ruins toxic poison poisonous war wars bomb bombed
  massacre genocide holocaust plague epidemic abused_animals cursed damned
negative -2.3: bad badly worse worsen worsening poor_quality poor_service bad_service terrible_service
  inferior defective defect defects faulty flaw flawed flaws broken broke breaks malfunction* fail failed
  failing fails failure failures useless worthless pointless senseless meaningless hopelessly incompetent
  incompetence inept clueless unprofessional unhelpful unreliable unresponsive unsatisf* dissatisf*
  unbearable unpleasant unfair unfairly unjust injustice wrong wrongly wrongful awful_sound afraid fear
  fears fearful feared scared scare scary frighten* panic panicked panicking dread anxious anxiety nervous
  nervously worry worried worries worrying worrisome stress stressed stressful stressing tense tension
  distress* alarmed alarming paranoid danger dangerous dangerously risky hazard* unsafe threat_to emergency
  harm harmful harmed damage damaged damages damaging crash crashed crashes crashing accident collapse
  collapsed wreck wrecked ugly ugliest uglier lousy cheaply_made waste wasted wasting waste_of_time
  waste_of_money regret_buying don't_buy dont_buy do_not_buy stay_away steer_clear avoid_this beware
  not_worth overpriced overrated underwhelm* mediocre subpar sub-par not_working doesn't_work didn't_work
  don't_work does_not_work do_not_work did_not_work won't_work won't_turn_on stopped_working stop_working
  quit_working never_worked nothing_works not_work dead_on_arrival no_signal no_internet no_service
  no_connection no_response no_answer won't_start cannot_connect can't_connect can't_log_in cannot_log_in
  criminal crime crimes illegal illegally guilty_of victim victims casualty prison jail arrested bankrupt
  bankruptcy debt debts broke_as poverty homeless starving starve hunger negative negatively negativity
  hated_it didn't_like don't_like dont_like doesn't_like did_not_like do_not_like dislike disliked dislikes
  disapprov* disagreeable disagreement controvers* conflict cringe cringy cringey awkward weirdo freak
  freaky bizarre insane insanity lunatic psycho disturbing disturbed disturb bother bothered bothering
  bothersome nuisance pest tedious tiresome clumsy sloppy messy mess messed messed_up muddled chaotic chaos
  dust stained stain rotten rot moldy shady suspicious sketchy suspect fake phony counterfeit bogus ugh ughh
  meh smh fml facepalm ffs omfg jfc infected infection virus viruses fever flu nausea nauseous vomiting
  bleeding blood bloody charged_twice double_charged overcharged overcharge wrong_charge unauthorized
  unauthorised hidden_fee hidden_fees late_fee penalty penalties fined punish punished punishment
negative -2.2: panicky uneasy unease apprehensive jittery dreaded nerve-wracking spooky eerie menacing
  ominous horrify* creeped_out freaked_out freaking_out scared_of afraid_of scares_me worries_me
  worried_about shaking_with tremble trembling phobia phobic insecure insecurity vulnerable threatened_by
  unsettling disconcert* perturbed troubled_by wary timid cower
negative -1.6: problem problems problematic issue_with issues trouble troubles troubled troublesome
  difficult difficulty difficulties hard_to hard_time harsh rough struggle struggling struggled
  challenge_with inconvenien* delay delayed delays late too_late slow slowly sluggish laggy lag lagging
  glitch glitches glitchy bug bugs buggy error errors mistake mistakes mistaken incorrect incorrectly
  inaccurate inadequate insufficient incomplete lacking lacks lack limited lackluster flimsy fragile cheap
  cheaply cheesy tacky tinny muffled noisy loud_noise static_noise blurry fuzzy grainy scratchy scratched
  scratch cracked crack dented leak leaking leaks expensive costly pricey too_expensive overwhelm* confus*
  unclear complicated unsure uncertain uncertainty doubt doubtful doubts skeptical unlikely hesitant
  reluctant reluctantly refuse refused refuses refusing reject deny denied denies decline cancel canceled
  cancelled cancelling cancellation terminate terminated forced force ban banned block_me blocked forbid
  forbidden prohibit* restrict fire_him fired_from quit_my unemployed laid_off shortage outage disconnected
  disconnect return_it returned_it returning_it send_it_back refund warning warn warned caution concern
  concerned concerns unexpected_charge stuck trapped burden burdened pressure pressured victimized stubborn
  lazy laziness careless carelessly reckless irresponsible immature childish silly shallow bland tasteless
  uninteresting uninspired unoriginal predictable cliche cliched forgettable unconvincing contrived
  repetitive redundant flat_out dragging drag drags disorganized inconsistent unstable unusable unacceptably
  unnecessary unwelcome unimpressed unimpressive uncomfortable unhealthy unlucky unpopular unattractive
  unfriendly ungrateful unforgivable unreasonable shock shocked shocking shocks dismay dismayed
  disturbing_news dismal_sales smoke burn burned burnt burning choke choking trap drown complains_about
  criticism criticize criticized criticizing critic nag nagging ignore ignoring neglect careless_work
  wait_so_long waiting_forever long_wait not_good not_great not_happy not_satisfied not_enough not_right
  not_fair_at isn't_right
negative -1.2: crazy weird strange odd insane_amount confused confusing
negative -1.0: cant_sleep can't_sleep cold_food hard tough sore hungry thirsty sleepy insomnia busy oddly
  strangely vague fuss cost_me cut_off pay_for_nothing doubt_it nope shaky shortcoming downside drawback
  drawbacks disadvantage biggest_complaint only_complaint unavailable unable unaware unknown_reason overload
  overloaded excess excessive excessively gimmick gimmicky hype outdated obsolete old_junk junk skip_it
  hopes_dashed wish_i_had wish_it_had wish_i_hadn't if_only should_have_known supposed_to_be limp
  lonely_road dim dark_times grim grimly foul ridicule tease
neutral 0: kind_of kinda sort_of kind_to what_kind that_kind this_kind any_kind some_kind all_kinds
  each_kind i'd_like would_like i_would_like like_to would_love_to_know feel_like look_like looks_like
  sounds_like seems_like pretty_much pretty_sure well_known no_thanks no_thank_you good_bye goodbye best_buy
  best_time_to_call lost_card lost_my_card play_back at_least free_time hard_drive hard_drives hard_disk
  cool_down cold_water hot_water fine_print sign_up miss_smith ms mrs error_code credit_card late_night
  sick_day cheap_flight cancel_button fresh_start kind_of_thing fair_enough love_to_know hope_to_hear
  fire_department in_charge charged_with dead_line dead_end play_store support_team customer_support
  tech_support technical_support support_line customer_care health_insurance health_care healthcare
  health_plan security_code security_question security_number social_security safety_deposit free_of
  bank_of_america trust_fund worth_of in_order strength_training energy_bill energy_company interest_rate
  interested_in_buying save_the_file save_as correct_number right_now right_here is_correct that's_correct
  that_is_correct no_one please_hold would_you_like do_you_like favor do_me_a_favor welcome_to value_of
  share_the lost_and_found not_only not_sure not_just convenient_time is_it_convenient convenient_for_you
  number numbers later lately stranger strangers hardly thin dare_say curious certainly surely simply
  excuse_me incredibly fairly
`;
